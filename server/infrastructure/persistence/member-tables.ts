import type { LedgerId, MemberId, UserId } from "../../../src/domain/shared/ids.ts";

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
