import type { ImportLineId } from "../shared/ids.ts";

/**
 * Why a movement does not count: its other side is in another account of one's own; it settles a card whose own
 * movements are imported; it is an invoice whose purchase is there as a movement; a rule says so; or the person does.
 */
export type LeftOutReason = "transfer" | "card" | "invoice" | "rule" | "person";

/** Why a movement does not count, and the other movement that it does not count because of, if it is one. */
export type LeftOut = { readonly reason: LeftOutReason; readonly because: ImportLineId | null };

/** A movement of an earlier import that does not count any more because of one that comes in. */
export type Ousted = { readonly id: ImportLineId; readonly reason: LeftOutReason };
