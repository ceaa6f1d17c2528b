import type { UserId } from "../../../src/domain/shared/ids.ts";

export type SecondFactorRow = {
  readonly user_id: UserId;
  /** The secret of the app, sealed with a key that is in no database. */
  readonly sealed: string;
  readonly made_at: number;
  readonly confirmed_at: number | null;
  readonly last_step: number | null;
};

export type RecoveryCodeRow = {
  readonly user_id: UserId;
  readonly digest: string;
  readonly used_at: number | null;
};

export type LoginChallengeRow = {
  readonly digest: string;
  readonly user_id: UserId;
  readonly password_digest: string;
  readonly made_at: number;
  readonly tries: number;
};

/** What holds for the whole installation, each under a name. */
export type SettingRow = { readonly name: "admin_factor_required"; readonly value: string };
