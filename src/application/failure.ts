import type { WrittenRecord } from "../domain/ledger/written.ts";

/**
 * The failures of I/O. These need a word:
 * - `rejected`: the server refused; with its status, its first sentence and the field if any, and a code where refusals
 *   share a status.
 * - `conflict`: somebody else changed the record, which is now `current`, or removed it (null).
 * - `waiting`: the write stays on the device and is sent later.
 * - `taken-back`: the write cancelled unsent ones, so nothing is sent.
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
export const NEEDS_CONFIRMATION = "por-confirmar";

/** Whether the server has refused, so that nothing was done; after any other failure that is unknown. */
export const isRefusal = (failure: Failure): boolean =>
  failure.type === "conflict" || (failure.type === "rejected" && failure.status < 500);
