import { once } from "node:events";
import { Server } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { refuse } from "../answers/refuse.ts";
import { API_HEADERS } from "../answers/security-headers.ts";

/** How long an idle connection may still bring a request. */
const IDLE_TIMEOUT_MS = 1_000;

/** Accepts no new connections, and closes each open one after its last response. */
export type Drain = () => Promise<void>;

/** Makes an application able to stop without breaking requests. */
export function drainable(http: FastifyInstance): Drain {
  let draining = false;
  let stopping = false;
  http.addHook("preClose", async () => {
    stopping = true;
  });
  http.addHook("onRequest", async (_request, reply) => {
    if (stopping) return refuse(reply.headers(API_HEADERS), "stopping");
  });
  http.addHook("onSend", async (_request, reply) => {
    if (draining) reply.header("connection", "close");
  });
  return async () => {
    draining = true;
    const emptied = once(http.server, "close");
    // The HTTP server's own close would cut idle connections, which may just be sending a request.
    Server.prototype.close.call(http.server);
    const enough = new AbortController();
    await Promise.race([emptied, setTimeout(IDLE_TIMEOUT_MS, null, { signal: enough.signal })]);
    enough.abort();
  };
}
