import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { FastifyReply } from "fastify";

/** How many bytes wait in a stream of answers. */
const SIZES = new WeakMap<object, number>();

/** How many bytes an answer of ours waits with, if it is sent in parts. */
export const waitingIn = (payload: object): number | null => SIZES.get(payload) ?? null;

/** Marks an answer that is sent in parts with how many bytes of it wait in memory. */
export const waitingWith = (size: number, stream: Readable): Readable => {
  SIZES.set(stream, size);
  return stream;
};

/** Up to so many bytes an answer is made in one turn and sent as a whole: a stream would cost more than it spares. */
const AT_ONCE = 64 * 1024;

/**
 * Sends a JSON text that is made in parts. A long one is handed on in parts too, so that neither its length nor a
 * slow reader holds anybody else up: others have their turn while it is made.
 */
export async function sendJson(
  reply: FastifyReply,
  parts: Iterable<string>,
): Promise<FastifyReply> {
  reply.type("application/json; charset=utf-8");
  const made: Buffer[] = [];
  let size = 0;
  let turn = AT_ONCE;
  for (const part of parts) {
    if (size > turn) {
      turn = size + AT_ONCE;
      await setImmediate();
    }
    const bytes = Buffer.from(part);
    made.push(bytes);
    size += bytes.length;
  }
  if (size <= AT_ONCE) return reply.send(Buffer.concat(made));
  return reply.send(waitingWith(size, Readable.from(made)));
}
