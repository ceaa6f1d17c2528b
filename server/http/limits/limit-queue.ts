import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "../answers/refuse.ts";
import { API_HEADERS } from "../answers/security-headers.ts";
import { waitingLine, type Turns } from "./waiting-line.ts";

/** How long a request waits for its turn; the rest of two seconds is for its response. */
export const TURN_TIMEOUT_MS = 1_500;
/** The most requests that use the database at once. */
const MAX_UNDER_WAY = 128;

/**
 * Lets requests in one after the other, and refuses those at once whose turn would not come within `patience`
 * milliseconds; returns a function that counts them.
 */
export function limitQueue(http: FastifyInstance, patience: number): () => Turns {
  const line = waitingLine({
    now: () => performance.now(),
    defer: (next) => setImmediate(next),
    patience,
    mostUnderWay: MAX_UNDER_WAY,
  });
  const underWay = new WeakSet<FastifyRequest>();
  const leave = (request: FastifyRequest) => {
    if (underWay.delete(request)) line.leave();
  };
  http.addHook("onRequest", (request, reply, next) => {
    if (request.routeOptions.config.urgent === true) {
      next();
      return;
    }
    const start = () => {
      // The client has disconnected meanwhile.
      if (request.raw.socket.destroyed) {
        line.leave();
        return;
      }
      underWay.add(request);
      // The framework's own listeners may reach the ten at which Node warns.
      reply.raw.setMaxListeners(20).once("close", () => leave(request));
      next();
    };
    const tooLate = () => {
      void refuse(reply.headers(API_HEADERS).header("retry-after", 1), "busy");
    };
    line.enter(start, tooLate);
  });
  // A slow sender or an external service does not occupy a turn.
  http.addHook("preParsing", async (request, _reply, payload) => {
    leave(request);
    return payload;
  });
  http.addHook("preValidation", async (request, reply) => {
    const { upload, urgent = false, waitsForOthers = false } = request.routeOptions.config;
    if (upload !== undefined || urgent || waitsForOthers || reply.raw.closed) return;
    line.goOn();
    underWay.add(request);
  });
  http.addHook("onSend", async (request) => leave(request));
  return line.counts;
}
