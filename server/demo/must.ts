import type { Result } from "../../src/domain/shared/result.ts";

/** Returns the accepted value; a refusal would be a mistake in the made-up data. */
export function must<Value>(outcome: Result<Value, unknown>): Value {
  if (outcome.ok) return outcome.value;
  throw new Error(`the demonstration is refused: ${JSON.stringify(outcome.reason)}`);
}
