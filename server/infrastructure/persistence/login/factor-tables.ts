import type { PasskeyId, UserId } from "../../../../src/domain/shared/ids.ts";

type SecondFactorRow = {
  readonly user_id: UserId;
  /** The app's secret, sealed with a key that is not in the database. */
  readonly sealed: string;
  readonly made_at: number;
  readonly confirmed_at: number | null;
  readonly last_step: number | null;
};

type RecoveryCodeRow = {
  readonly user_id: UserId;
  readonly digest: string;
  readonly used_at: number | null;
};

export type PasskeyRow = {
  readonly id: PasskeyId;
  readonly user_id: UserId;
  readonly name: string;
  readonly made_at: number;
  readonly used_at: number | null;
  readonly credential_id: string;
  readonly public_key: string;
  readonly counter: number;
  /** Separated by spaces. */
  readonly transports: string;
};

/** The tables of second factors, passkeys, and the settings for them. */
export type FactorTables = {
  readonly second_factors: SecondFactorRow;
  readonly recovery_codes: RecoveryCodeRow;
  readonly passkeys: PasskeyRow;
  readonly settings: SettingRow;
};

/** Settings of the whole installation, by name. */
type SettingRow = { readonly name: "admin_factor_required"; readonly value: string };
