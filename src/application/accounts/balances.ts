import type { Closing } from "../../domain/accounts/account.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import type { AccountId, ChangeId } from "../../domain/shared/ids.ts";

/** Of which account a balance is told: of one that is there, or is made under a label; null for the main one. */
export type ToldOf = { readonly id: AccountId; readonly label: string | null } | null;

/** The telling of balances, and the cushion that is never to be touched. Every call rejects with a Failure. */
export type Balances = {
  /**
   * Says what an account held at the end of a day, or by now where the day is today. The same change again does nothing
   * more, whatever was told since.
   */
  tell(balance: Closing, account: ToldOf, change: ChangeId): Promise<void>;
  /** The cushion, in cents. */
  cushion(): Promise<Cents>;
  keepCushion(cushion: Cents): Promise<void>;
};
