import { failureOf } from "../../../src/application/failure.ts";

/** One port in three situations, which a suite compares. */
export type Lines<Port> = {
  readonly signedIn: Port;
  /** The session is unknown to the server. */
  readonly signedOut: Port;
  /** Nobody answers. */
  readonly cutOff: Port;
};

/** The kind of failure with which each of some calls was rejected. */
export async function failuresOf(calls: readonly Promise<unknown>[]): Promise<readonly string[]> {
  const outcomes = await Promise.allSettled(calls);
  return outcomes.map((outcome) =>
    outcome.status === "rejected" ? failureOf(outcome.reason).type : "answered",
  );
}
