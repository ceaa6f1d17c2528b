import type { WrittenRecord } from "../domain/ledger/written.ts";

/**
 * All that can go wrong with I/O. `rejected` is a refusal by the server: its status, its first sentence if it gave
 * one, the field of the wire that this is about, if it is, and its code where refusals of one status have to be told
 * apart. `conflict` is one too: somebody else has
 * changed the record, which is `current` now, or has removed it, which is null.
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
  | { readonly type: "unexpected" };

const TYPES = new Set<unknown>([
  "unauthenticated",
  "offline",
  "rejected",
  "conflict",
  "unexpected",
]);

/** Whether a rejection is a Failure, and so expected; anything else is a defect. */
export const isFailure = (reason: unknown): reason is Failure =>
  typeof reason === "object" && reason !== null && "type" in reason && TYPES.has(reason.type);

/** The failure that a port's rejection tells; a defect is told as unexpected. */
export const failureOf = (reason: unknown): Failure =>
  isFailure(reason) ? reason : { type: "unexpected" };

/** Whether the server has answered, and done nothing; of any other failure nobody knows whether it was done. */
export const isRefusal = (failure: Failure): boolean =>
  failure.type === "conflict" || (failure.type === "rejected" && failure.status < 500);
