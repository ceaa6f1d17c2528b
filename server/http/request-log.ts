import type { FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";

/** The pattern that was matched, never the address: that may hold identifiers and what was searched. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? "(none)";

/** What the server refuses on purpose, but an operator should know of. */
const LEVELS: Readonly<Record<number, "warn">> = { 429: "warn", 503: "warn" };

/** Writes one line for each answer, without anything personal. */
export const logAnswer =
  (log: Logger) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { statusCode: status } = reply;
    const level = LEVELS[status] ?? (status >= 500 ? "error" : "info");
    log[level](
      {
        requestId: request.id,
        method: request.method,
        route: routeOf(request),
        status,
        durationMs: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  };
