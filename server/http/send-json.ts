import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { FastifyReply } from "fastify";

/** How many bytes wait in a stream of answers. */
const SIZES = new WeakMap<object, number>();

/** How many bytes an answer of ours waits with, if it is sent in parts. */
export const waitingIn = (payload: object): number | null => SIZES.get(payload) ?? null;

/**
 * Sends a JSON text that is made and handed on in parts, so that neither its length nor a slow reader
 * holds anybody else up: others have their turn after each part.
 */
export async function sendJson(
  reply: FastifyReply,
  parts: Iterable<string>,
): Promise<FastifyReply> {
  const made: Buffer[] = [];
  for (const part of parts) {
    made.push(Buffer.from(part));
    await setImmediate();
  }
  const stream = Readable.from(made);
  SIZES.set(
    stream,
    made.reduce((sum, { length }) => sum + length, 0),
  );
  return reply.type("application/json; charset=utf-8").send(stream);
}
