import { failureOf, type Failure } from "./failure.ts";

/** A failure for lack of a network, in place of a value that only the server has. */
export type Offline = Extract<Failure, { readonly type: "offline" }>;

/** The outcome of a call that the rest of a screen does without; without a network it is the failure. */
export const orOffline = <Value>(call: Promise<Value>): Promise<Value | Offline> =>
  call.catch((reason: unknown) => {
    const failure = failureOf(reason);
    if (failure.type === "offline") return failure;
    throw reason;
  });

/** Whether there is no network for a value. */
export const isOffline = (value: unknown): value is Offline => failureOf(value).type === "offline";
