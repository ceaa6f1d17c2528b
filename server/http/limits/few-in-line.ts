import type { Socket } from "node:net";
import type { onRequestAsyncHookHandler } from "fastify";

/** The most requests of a connection that wait for their answers: no browser and no proxy sends a second one. */
const MAX_IN_LINE = 16;

/**
 * Cuts a connection that sends request after request without waiting for the answers: the line would have no end, and
 * those of others wait while it is read.
 */
export function fewInLine(): onRequestAsyncHookHandler {
  const waiting = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: 1 | -1): number => {
    const number = (waiting.get(socket) ?? 0) + more;
    waiting.set(socket, number);
    return number;
  };
  return async ({ raw: { socket } }, reply) => {
    if (count(socket, 1) > MAX_IN_LINE) {
      reply.hijack();
      socket.destroy();
      return;
    }
    reply.raw.once("close", () => count(socket, -1));
  };
}
