import type { Closing } from "../../domain/accounts/account.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import type { AccountId, ChangeId } from "../../domain/shared/ids.ts";

/** The account of a balance: an existing one, a new one under a label, or null for the main one. */
export type ToldOf = { readonly id: AccountId; readonly label: string | null } | null;

/**
 * The balances that are stated for accounts, and the cushion that is never to be touched. Every call rejects with a
 * Failure.
 */
export type Balances = {
  /**
   * Records what an account held at the end of a day, or holds now if the day is today. Repeating the same change does
   * nothing, even if another balance was told in between.
   */
  tell(balance: Closing, account: ToldOf, change: ChangeId): Promise<void>;
  /** The cushion, in cents. */
  cushion(): Promise<Cents>;
  keepCushion(cushion: Cents): Promise<void>;
};
