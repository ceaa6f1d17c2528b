import { finished, Transform } from "node:stream";
import type { preParsingAsyncHookHandler } from "fastify";
import { sessionOf } from "../access/session-of.ts";
import { sharedRoom, type Room } from "./shared-room.ts";

/** A body without memory left for it, or dropped for one that has sent less. */
export class NoRoomForBody extends Error {}

/**
 * Limits the memory of a call's long bodies by the bytes that have arrived, until the response: a slow sender takes
 * little, and a complete body is never dropped.
 */
export function roomToReceive(room: Room): preParsingAsyncHookHandler {
  const enter = sharedRoom(room);
  return async (request, reply, payload) => {
    const arriving = new Transform({
      transform: (chunk: Buffer, _encoding, done) =>
        stay.take(chunk.length) ? done(null, chunk) : done(new NoRoomForBody()),
      flush: (done) => {
        stay.settle();
        done();
      },
    });
    const stay = enter(sessionOf(request).user.id, () => arriving.destroy(new NoRoomForBody()));
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
