import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * The limits of a slow reader: the longest time without progress, and the least bytes per second over each such time.
 */
export type Patience = { readonly milliseconds: number; readonly bytesPerSecond: number };

/** In bytes: up to here the operating system buffers a response at once. */
const BUFFERED_BYTES = 64 * 1024;

/** Closes the connection, and drops what the system holds unsent. */
export const cut = (socket: Socket) =>
  socket.writableLength > 0 ? socket.resetAndDestroy() : socket.destroy();

/** Closes a connection that waits for its peer to read or to send a request, unless a response is still due. */
function cutIfIdle(this: Server, socket: Socket): void {
  const waitsForUs = socket.writableLength === 0 && socket.timeout === this.timeout;
  if (!waitsForUs) cut(socket);
}

/** The bytes of a connection handed to the system. */
const takenBy = (socket: Socket) => socket.bytesWritten - socket.writableLength;

const sizeOf = (payload: unknown, length: unknown): number =>
  typeof payload === "string" || Buffer.isBuffer(payload)
    ? Buffer.byteLength(payload)
    : Number(length ?? 0);

/** Closes idle connections, and those that read a response too slowly. */
export function cutSlowReaders(
  http: FastifyInstance,
  { milliseconds, bytesPerSecond }: Patience,
): void {
  const enough = (milliseconds / 1_000) * bytesPerSecond;
  // Node fires the timeout after up to two such periods without progress.
  http.server.setTimeout(Math.ceil(milliseconds / 2), cutIfIdle);
  http.addHook("onSend", async (request, reply, payload) => {
    const size = sizeOf(payload, reply.getHeader("content-length"));
    if (size <= BUFFERED_BYTES) return payload;
    const { socket } = request.raw;
    let before = takenBy(socket);
    const look = setInterval(() => {
      const taken = takenBy(socket);
      // A reader who has taken everything so far waits for us.
      if (socket.writableLength > 0 && taken - before < enough) cut(socket);
      before = taken;
    }, milliseconds).unref();
    reply.raw.once("close", () => clearInterval(look));
    return payload;
  });
}
