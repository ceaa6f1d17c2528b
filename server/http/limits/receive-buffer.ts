import { finished, Transform } from "node:stream";
import type { preParsingAsyncHookHandler } from "fastify";
import { sharedBuffer, type Room } from "./shared-buffer.ts";

/** A body without memory left for it, or dropped for one that has sent less, and the problem that its sender is told. */
export class NoRoomForBody extends Error {
  readonly problem: "imports-full" | "busy";
  constructor(problem: NoRoomForBody["problem"]) {
    super();
    this.problem = problem;
  }
}

/**
 * Limits the memory of bodies by the bytes that have arrived, until the response: a slow sender takes little, and a
 * complete body is never dropped. Without a session a body is one of its address.
 */
export function receiveBuffer(
  room: Room,
  problem: NoRoomForBody["problem"] = "imports-full",
): preParsingAsyncHookHandler {
  const enter = sharedBuffer(room);
  return async (request, reply, payload) => {
    const arriving = new Transform({
      transform: (chunk: Buffer, _encoding, done) =>
        stay.take(chunk.length) ? done(null, chunk) : done(new NoRoomForBody(problem)),
      flush: (done) => {
        stay.settle();
        done();
      },
    });
    const owner = request.session?.user.id ?? request.ip;
    const stay = enter(owner, () => arriving.destroy(new NoRoomForBody(problem)));
    reply.raw.once("close", stay.leave);
    finished(payload, (error) => {
      if (error) arriving.destroy(error);
    });
    // A client that is still sending must finish before it can read a refusal.
    finished(arriving, () => void payload.resume());
    payload.pipe(arriving);
    return arriving;
  };
}
