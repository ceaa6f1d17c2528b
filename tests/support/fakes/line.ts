import type { Failure } from "../../../src/application/failure.ts";

/** What the line to a pretended server does to a call: a failure, or null to let it through. */
export type Line = { failure: Failure | null };

export const openLine = (): Line => ({ failure: null });

export const brokenLine = (failure: Failure): Line => ({ failure });

/** Makes a call over a line; like every port, it rejects with nothing but a Failure. */
export async function over<Answer>(line: Line, call: () => Answer): Promise<Answer> {
  if (line.failure !== null) throw line.failure;
  return call();
}

/** Ends a call as the server does that refuses it. */
export function reject(status: number, detail: string): never {
  const failure: Failure = { type: "rejected", status, detail };
  throw failure;
}
