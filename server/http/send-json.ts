import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { FastifyReply } from "fastify";

/** Hands parts on one by one, and lets others have their turn in between. */
async function* unhurried(parts: Iterable<string>) {
  for (const part of parts) {
    yield part;
    await setImmediate();
  }
}

/** Sends a JSON text in parts, so that neither its length nor a slow reader holds anybody else up. */
export const sendJson = (reply: FastifyReply, parts: Iterable<string>): FastifyReply =>
  reply.type("application/json; charset=utf-8").send(Readable.from(unhurried(parts)));
