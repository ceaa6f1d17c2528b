import { failureOf, type Failure } from "./failure.ts";

/** A failure for lack of a network, in place of a value that only the server has. */
export type Away = Extract<Failure, { readonly type: "offline" }>;

/** The outcome of a call that the rest of a screen does without; without a network it is the failure. */
export const orAway = <Value>(call: Promise<Value>): Promise<Value | Away> =>
  call.catch((reason: unknown) => {
    const failure = failureOf(reason);
    if (failure.type === "offline") return failure;
    throw reason;
  });

/** Whether there is no network for a value. */
export const isAway = (value: unknown): value is Away => failureOf(value).type === "offline";
