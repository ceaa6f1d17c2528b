import type { preParsingAsyncHookHandler } from "fastify";
import type { ServerProblem } from "../../src/text/server-problems.ts";
import { places } from "./places.ts";
import { refuse } from "./refuse.ts";
import { sessionOf } from "./session-of.ts";

/** How many of them may be in memory at once. */
const MOST = 2;

/** In seconds; none takes longer as a rule. */
const WHILE = 3;

/** How one is refused beside one's own, and beside those of others. */
type Refusals = { readonly own: ServerProblem; readonly all: ServerProblem };

/** Bounds what a large call takes of memory: one of each user, and two of all of them, until it is answered. */
export function oneEach({ own, all }: Refusals): preParsingAsyncHookHandler {
  const underWay = places();
  return async (request, reply, payload) => {
    const { user } = sessionOf(request);
    const isOwn = underWay.heldBy(user.id) > 0;
    if (isOwn || underWay.heldByAll() >= MOST) {
      await refuse(reply.header("retry-after", WHILE), isOwn ? own : all);
      return payload;
    }
    reply.raw.once("close", underWay.take(user.id));
    return payload;
  };
}
