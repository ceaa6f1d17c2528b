import type { AccountId, LedgerId, MemberId, UserId } from "../../../../src/domain/shared/ids.ts";
import type { Cents } from "../../../../src/domain/shared/cents.ts";

/** A boolean that both databases understand: 0 is no, 1 is yes. */
export type Flag = 0 | 1;

export type LedgerRow = {
  readonly id: LedgerId;
  readonly revision: number;
  readonly epoch: string;
  readonly pruned_revision: number;
  /** The amount in the accounts that is never to be spent, in cents. */
  readonly cushion: Cents;
  /** The account of the records that are stored without one; null until an account of the day is made. */
  readonly first_account: AccountId | null;
  /** An upper bound of the number of versions: other deletions than that of too many do not lower it. */
  readonly versions_at_most: number;
};

/** The stamps of every row of a ledger; a removed row remains as a tombstone. */
export type Stamps = {
  readonly revision: number;
  readonly created_at: number;
  readonly changed_at: number;
  readonly changed_by: WrittenBy;
  readonly deleted_at: number | null;
};

export type IdempotencyKeyRow = {
  readonly user_id: UserId;
  readonly key: string;
  readonly fingerprint: string;
  readonly answer: string;
  readonly created_at: number;
};

/** Identifies the server as the author of its own writes. */
export const SYSTEM = "sistema";

/** The author of a write in a ledger. */
export type WrittenBy = MemberId | typeof SYSTEM;

/** A member of a ledger. The row remains as long as the ledger, since others refer to it. */
export type MemberRow = {
  readonly id: MemberId;
  readonly ledger_id: LedgerId;
  /** Null, like the name, once their account is gone. */
  readonly user_id: UserId | null;
  readonly name: string | null;
  readonly role: "owner";
  readonly left_at: number | null;
};
