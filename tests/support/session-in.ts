import type { LoginOutcome } from "../../src/domain/users/login-outcome.ts";
import type { Session } from "../../src/domain/users/session.ts";

/** Returns the session opened by a login without a code. */
export function sessionIn(outcome: LoginOutcome): Session {
  if (outcome.type === "code-wanted") throw new Error("a code is needed as well");
  return outcome.session;
}
