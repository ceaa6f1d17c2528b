import type { LoginOutcome } from "../../src/domain/users/login-outcome.ts";
import type { Session } from "../../src/domain/users/session.ts";

/** What a password opens where it is all that is needed. */
export function sessionIn(outcome: LoginOutcome): Session {
  if ("challenge" in outcome) throw new Error("a code is needed as well");
  return outcome;
}
