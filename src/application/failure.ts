import type { WrittenRecord } from "../domain/ledger/written.ts";

/**
 * All that can go wrong with I/O. `rejected` is a refusal by the server: its status, its first sentence if any, the
 * field that it is about if any, and a code where refusals of the same status have to be distinguished. `conflict` is a
 * refusal as well: somebody else has changed the record, which is `current` now, or has removed it (null). `waiting` is
 * a write that stays on the device, and is sent when it can be; `taken-back` one that took back what was never sent, so
 * that nothing is to be sent.
 */
export type Failure =
  | { readonly type: "unauthenticated" }
  | { readonly type: "offline" }
  | {
      readonly type: "rejected";
      readonly status: number;
      readonly detail: string | null;
      readonly field?: string;
      readonly code?: string;
    }
  | {
      readonly type: "conflict";
      readonly current: WrittenRecord | null;
      readonly detail: string | null;
    }
  | { readonly type: "waiting" }
  | { readonly type: "taken-back" }
  | { readonly type: "unexpected" };

const TYPES = new Set<unknown>([
  "unauthenticated",
  "offline",
  "rejected",
  "conflict",
  "waiting",
  "taken-back",
  "unexpected",
]);

/** Whether an error is a Failure, and so expected; any other is a bug. */
export const isFailure = (reason: unknown): reason is Failure =>
  typeof reason === "object" && reason !== null && "type" in reason && TYPES.has(reason.type);

/** The failure of a rejected call; a bug becomes `unexpected`. */
export const failureOf = (reason: unknown): Failure =>
  isFailure(reason) ? reason : { type: "unexpected" };

/** Whether a rejected call took back what was never sent. */
export const isTakenBack = (reason: unknown): boolean => failureOf(reason).type === "taken-back";

/** Whether a rejected call is left to the device, which sends by itself what is to be sent. */
export const isLeft = (reason: unknown): boolean =>
  failureOf(reason).type === "waiting" || isTakenBack(reason);

/** The code of a write that waited on the device for too long to be sent unasked. */
export const HELD = "por-confirmar";

/** Whether the server has refused, so that nothing was done; after any other failure that is unknown. */
export const isRefusal = (failure: Failure): boolean =>
  failure.type === "conflict" || (failure.type === "rejected" && failure.status < 500);
