import type { FastifyRequest, onSendAsyncHookHandler, preHandlerAsyncHookHandler } from "fastify";
import type { ServerProblem } from "../../../src/text/server-problems.ts";
import { refuse } from "../answers/refuse.ts";

/** How many may be worked on at once. */
const MOST = 2;

/** In seconds; none takes longer as a rule. */
const WHILE = 3;

/**
 * Bounds how many of a large call are worked on at once, whoever makes them. A body that is still arriving has no place yet,
 * and an answer that is on its way has none any more: how slow somebody sends or reads costs nobody else theirs.
 */
export function fewAtOnce(full: ServerProblem): {
  readonly preHandler: preHandlerAsyncHookHandler;
  readonly onSend: onSendAsyncHookHandler;
} {
  const working = new Set<FastifyRequest>();
  return {
    preHandler: async (request, reply) => {
      if (working.size >= MOST) return refuse(reply.header("retry-after", WHILE), full);
      working.add(request);
    },
    onSend: async (request) => void working.delete(request),
  };
}
