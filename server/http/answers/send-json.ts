import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { FastifyReply } from "fastify";

/** The bytes buffered in a stream of a response. */
const SIZES = new WeakMap<object, number>();

/** Returns how many bytes of a streamed response are buffered. */
export const waitingIn = (payload: object): number | null => SIZES.get(payload) ?? null;

/** Notes how many bytes of a streamed response are buffered. */
export const waitingWith = (size: number, stream: Readable): Readable => {
  SIZES.set(stream, size);
  return stream;
};

/** Up to so many bytes a response is made at once and sent as a whole: a stream would cost more than it saves. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Sends a JSON text that is made in chunks. A long one is also streamed, so that neither its length nor a slow reader
 * delays others: other work runs in between.
 */
export async function sendJson(
  reply: FastifyReply,
  parts: Iterable<string>,
): Promise<FastifyReply> {
  reply.type("application/json; charset=utf-8");
  const made: Buffer[] = [];
  let size = 0;
  let turn = CHUNK_BYTES;
  for (const part of parts) {
    if (size > turn) {
      turn = size + CHUNK_BYTES;
      await setImmediate();
    }
    const bytes = Buffer.from(part);
    made.push(bytes);
    size += bytes.length;
  }
  if (size <= CHUNK_BYTES) return reply.send(Buffer.concat(made));
  return reply.send(waitingWith(size, Readable.from(made)));
}
