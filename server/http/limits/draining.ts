import { once } from "node:events";
import { Server } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { refuse } from "../answers/refuse.ts";
import { API_HEADERS } from "../security-headers.ts";

/** How long a connection that was kept alive may yet bring a request, in milliseconds. */
const GRACE = 1_000;

/** Accepts no further connection, and answers what the open ones bring, each for the last time. */
export type Drain = () => Promise<void>;

/** Prepares an application to stop without cutting anybody off. */
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
    // That of HTTP would cut the idle connections, one of which may just be used.
    Server.prototype.close.call(http.server);
    const enough = new AbortController();
    await Promise.race([emptied, setTimeout(GRACE, null, { signal: enough.signal })]);
    enough.abort();
  };
}
