import type { PasskeyId, UserId } from "../../../../src/domain/shared/ids.ts";

type SecondFactorRow = {
  readonly user_id: UserId;
  /** The secret of the app, sealed with a key that is in no database. */
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
  /** With a space between them. */
  readonly transports: string;
};

/** The tables of second factors and passkeys, and of what is decided about them. */
export type FactorTables = {
  readonly second_factors: SecondFactorRow;
  readonly recovery_codes: RecoveryCodeRow;
  readonly passkeys: PasskeyRow;
  readonly settings: SettingRow;
};

/** What holds for the whole installation, each under a name. */
type SettingRow = { readonly name: "admin_factor_required"; readonly value: string };
