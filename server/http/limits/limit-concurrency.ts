import type { FastifyRequest, onSendAsyncHookHandler, preHandlerAsyncHookHandler } from "fastify";
import type { ServerProblem } from "../../../src/text/server-problems.ts";
import { refuse } from "../answers/refuse.ts";

/** The retry delay; calls rarely take longer. */
export const RETRY_AFTER_SECONDS = 3;

type Options = {
  readonly most?: number;
  /** Whether a call counts; each does unless it is said. */
  readonly isLarge?: (request: FastifyRequest) => boolean;
};

/**
 * Limits how many large calls of a kind are processed at once, over all users: two unless it is said. A body that is
 * arriving and a response that is being sent do not count: a slow client blocks nobody else.
 */
export function limitConcurrency(
  full: ServerProblem,
  { most = 2, isLarge = () => true }: Options = {},
): {
  readonly preHandler: preHandlerAsyncHookHandler;
  readonly onSend: onSendAsyncHookHandler;
} {
  const working = new Set<FastifyRequest>();
  return {
    preHandler: async (request, reply) => {
      if (!isLarge(request)) return;
      if (working.size >= most)
        return refuse(reply.header("retry-after", RETRY_AFTER_SECONDS), full);
      working.add(request);
    },
    onSend: async (request) => void working.delete(request),
  };
}
