import type { preParsingAsyncHookHandler } from "fastify";
import { places } from "./places.ts";
import { refuse } from "./refuse.ts";
import { sessionOf } from "./session-of.ts";

/** How many long bodies may be in memory at once. */
const MOST = 2;

/** In seconds; an import takes no longer. */
const WHILE = 3;

/** Bounds what imports take of memory: one of each user, and two of all of them. */
export function oneImportEach(): preParsingAsyncHookHandler {
  const underWay = places();
  return async (request, reply, payload) => {
    const { user } = sessionOf(request);
    const isOwn = underWay.heldBy(user.id) > 0;
    if (isOwn || underWay.heldByAll() >= MOST) {
      await refuse(reply.header("retry-after", WHILE), isOwn ? "import-under-way" : "imports-full");
      return payload;
    }
    reply.raw.once("close", underWay.take(user.id));
    return payload;
  };
}
