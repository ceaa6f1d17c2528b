import type { FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";

/** The pattern that was matched, never the address: that may hold identifiers and what was searched. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? "(none)";

/** Writes one line for each answer, without anything personal. */
export const logAnswer =
  (log: Logger) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { statusCode: status } = reply;
    const level = status >= 500 ? "error" : status === 429 ? "warn" : "info";
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

/** Writes where an error came from; its message is left out, databases quote values in it. */
export function logError(log: Logger, requestId: string, error: unknown): void {
  const { name, code, stack } =
    error instanceof Error
      ? { code: null, ...error, name: error.name, stack: error.stack }
      : {
          name: typeof error,
          code: null,
          stack: "",
        };
  const frames = (stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  log.error({ requestId, name, code, frames }, "failed");
}
