import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** How slow a reader may be: how long it may take nothing, and what it takes in a second, over each such span, at the least. */
export type Patience = { readonly milliseconds: number; readonly bytesPerSecond: number };

/** In bytes: up to here the system takes an answer off our hands at once. */
const AT_ONCE = 64 * 1024;

/** Hangs up; what the system holds unsent is given up as well. */
export const cut = (socket: Socket) =>
  socket.writableLength > 0 ? socket.resetAndDestroy() : socket.destroy();

/** Cuts a connection that waits for its peer to read or to ask again, but none that has an answer yet to come. */
function cutIfIdle(this: Server, socket: Socket): void {
  const waitsForUs = socket.writableLength === 0 && socket.timeout === this.timeout;
  if (!waitsForUs) cut(socket);
}

/** How many bytes of a connection are off our hands. */
const takenBy = (socket: Socket) => socket.bytesWritten - socket.writableLength;

const sizeOf = (payload: unknown, length: unknown): number =>
  typeof payload === "string" || Buffer.isBuffer(payload)
    ? Buffer.byteLength(payload)
    : Number(length ?? 0);

/** Cuts connections on which nothing moves for a while, and answers that are taken drop by drop. */
export function cutSlowReaders(
  http: FastifyInstance,
  { milliseconds, bytesPerSecond }: Patience,
): void {
  const enough = (milliseconds / 1_000) * bytesPerSecond;
  // Node takes a connection for stuck when nothing has moved on it for two such spans.
  http.server.setTimeout(Math.ceil(milliseconds / 2), cutIfIdle);
  http.addHook("onSend", async (request, reply, payload) => {
    const size = sizeOf(payload, reply.getHeader("content-length"));
    if (size <= AT_ONCE) return payload;
    const { socket } = request.raw;
    let before = takenBy(socket);
    const look = setInterval(() => {
      const taken = takenBy(socket);
      // Whoever has taken all that there was waits for us.
      if (socket.writableLength > 0 && taken - before < enough) cut(socket);
      before = taken;
    }, milliseconds).unref();
    reply.raw.once("close", () => clearInterval(look));
    return payload;
  });
}
