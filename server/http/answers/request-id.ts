import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";

/** The header with the id of a request, on every response. */
export const REQUEST_ID_HEADER = "x-request-id";

/**
 * Makes the id of a request: eight random hexadecimal digits, short enough to be read out. The log has the same ones,
 * and of two requests that happen to share an id the times differ.
 */
export const newRequestId = (): string => randomUUID().slice(0, 8);

/** Puts the id of its request on every response; added before all other hooks, since some of them answer. */
export function tellRequestIds(http: FastifyInstance): void {
  http.addHook("onRequest", (request, reply, next) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    next();
  });
}
