import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "../answers/refuse.ts";
import { API_HEADERS } from "../security-headers.ts";
import { waitingLine } from "./waiting-line.ts";

/** How long a request waits for its turn, in milliseconds; what is left of two seconds is for its answer. */
export const TURN_PATIENCE = 1_500;
/** How many requests may wait for the database at once. */
const MOST_UNDER_WAY = 128;

/**
 * Lets requests in one after the other, and refuses at once those whose turn would not come within a
 * patience in milliseconds.
 */
export function takeTurns(http: FastifyInstance, patience: number): void {
  const line = waitingLine({
    now: () => performance.now(),
    defer: (next) => setImmediate(next),
    patience,
    mostUnderWay: MOST_UNDER_WAY,
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
      // Whoever has hung up meanwhile needs no answer.
      if (request.raw.socket.destroyed) {
        line.leave();
        return;
      }
      underWay.add(request);
      // Those of the framework alone may be the ten that Node takes for many.
      reply.raw.setMaxListeners(20).once("close", () => leave(request));
      next();
    };
    const tooLate = () => {
      void refuse(reply.headers(API_HEADERS).header("retry-after", 1), "busy");
    };
    line.enter(start, tooLate);
  });
  // A sender that is slow, or somebody outside, keeps nobody else from their turn.
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
}
