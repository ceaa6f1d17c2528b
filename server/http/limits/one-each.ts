import type { preParsingAsyncHookHandler } from "fastify";
import type { ServerProblem } from "../../../src/text/server-problems.ts";
import { places } from "../slots.ts";
import { refuse } from "../answers/refuse.ts";
import { sessionOf } from "../access/session-of.ts";

/** The retry delay; calls rarely take longer. */
const RETRY_AFTER_SECONDS = 3;

/** Lets each user make large calls one at a time: the next one after the response. */
export function oneEach(underWay: ServerProblem): preParsingAsyncHookHandler {
  const made = places();
  return async (request, reply, payload) => {
    const { user } = sessionOf(request);
    if (made.heldBy(user.id) > 0)
      await refuse(reply.header("retry-after", RETRY_AFTER_SECONDS), underWay);
    else reply.raw.once("close", made.take(user.id));
    return payload;
  };
}
