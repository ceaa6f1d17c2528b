import type { preParsingAsyncHookHandler } from "fastify";
import type { ServerProblem } from "../../../src/text/server-problems.ts";
import { places } from "../places.ts";
import { refuse } from "../answers/refuse.ts";
import { sessionOf } from "../access/session-of.ts";

/** In seconds; none takes longer as a rule. */
const WHILE = 3;

/** Lets each user make a large call once at a time, until it is answered. */
export function oneEach(underWay: ServerProblem): preParsingAsyncHookHandler {
  const made = places();
  return async (request, reply, payload) => {
    const { user } = sessionOf(request);
    if (made.heldBy(user.id) > 0) await refuse(reply.header("retry-after", WHILE), underWay);
    else reply.raw.once("close", made.take(user.id));
    return payload;
  };
}
