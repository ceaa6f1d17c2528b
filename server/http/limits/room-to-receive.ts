import { finished, Transform } from "node:stream";
import type { preParsingAsyncHookHandler } from "fastify";
import { sessionOf } from "../access/session-of.ts";
import { sharedRoom, type Room } from "./shared-room.ts";

/** A body for which there was no room, or that made way for one that has come with less. */
export class NoRoomForBody extends Error {}

/**
 * Bounds what the long bodies of a call take of memory by what has arrived of them, until they are answered: a sender that
 * is slow takes little, and once one is there as a whole it makes way for no other.
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
    // Whoever still sends has to come to the end of it to hear a refusal.
    finished(arriving, () => void payload.resume());
    payload.pipe(arriving);
    return arriving;
  };
}
