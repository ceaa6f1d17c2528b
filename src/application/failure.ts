/**
 * All that can go wrong with I/O. `rejected` is a refusal by the server: its status, and its first sentence
 * if it gave one.
 */
export type Failure =
  | { readonly type: "unauthenticated" }
  | { readonly type: "offline" }
  | { readonly type: "rejected"; readonly status: number; readonly detail: string | null }
  | { readonly type: "unexpected" };

const TYPES = new Set<unknown>(["unauthenticated", "offline", "rejected", "unexpected"]);

/** Whether a rejection is a Failure, and so expected; anything else is a defect. */
export const isFailure = (reason: unknown): reason is Failure =>
  typeof reason === "object" && reason !== null && "type" in reason && TYPES.has(reason.type);

/** What a port's rejection says; a defect is told as unexpected. */
export const failureOf = (reason: unknown): Failure =>
  isFailure(reason) ? reason : { type: "unexpected" };
