import type { LedgerId, MemberId, UserId } from "../../../src/domain/shared/ids.ts";

/** Stands in the place of a member for everything that the server does by itself. */
export const SYSTEM = "sistema";

/** Who wrote something in a ledger. */
export type WrittenBy = MemberId | typeof SYSTEM;

/** Somebody in a ledger. The row stays as long as the ledger, for others name it. */
export type MemberRow = {
  readonly id: MemberId;
  readonly ledger_id: LedgerId;
  /** Null, as the name, once their account is gone. */
  readonly user_id: UserId | null;
  readonly name: string | null;
  readonly role: "owner";
  readonly left_at: number | null;
};
