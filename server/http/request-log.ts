import type { FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { onceASecond } from "./limits/once-a-second.ts";
import { routePattern } from "./route-pattern.ts";

type Level = "info" | "warn" | "error";

/** The levels of deliberate refusals that an operator should know of. */
const LEVELS: Readonly<Record<number, Level>> = { 429: "warn", 503: "warn" };

/** Logs one line per response, without personal data; warnings and errors at most once a second per kind. */
export function answerLog(log: Logger) {
  const { tell, flush } = onceASecond<{ readonly level: Level; readonly line: object }>({
    write: ({ level, line }, count) =>
      log[level](count === 1 ? line : { ...line, count }, "answered"),
  });
  const logAnswer = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { statusCode: status } = reply;
    const level = LEVELS[status] ?? (status >= 500 ? "error" : "info");
    const { id: requestId, method } = request;
    const route = routePattern(request);
    const durationMs = Math.round(reply.elapsedTime);
    const line = { requestId, method, route, status, durationMs };
    if (level === "info") log.info(line, "answered");
    else tell([method, route, status].join(" "), { level, line });
  };
  return { logAnswer, flush };
}
