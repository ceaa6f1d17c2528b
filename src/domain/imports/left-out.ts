import type { ImportLineId } from "../shared/ids.ts";

/**
 * Why a movement does not count: its other side is in another of the user's accounts; it settles a card whose own
 * movements are imported; it is an invoice whose payment is imported; a rule says so; or the user does.
 */
export type LeftOutReason = "transfer" | "card" | "invoice" | "rule" | "person";

/** Why a movement does not count, and the other movement that is the reason, if any. */
export type LeftOut = { readonly reason: LeftOutReason; readonly because: ImportLineId | null };

/** A movement of an earlier import that stops counting because of a new one. */
export type Excluded = { readonly id: ImportLineId; readonly reason: LeftOutReason };
