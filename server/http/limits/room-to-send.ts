import type { onSendAsyncHookHandler } from "fastify";
import { problemBody } from "../answers/refuse.ts";
import { PROBLEM_STATUS } from "../answers/problem-status.ts";
import { waitingIn } from "../answers/send-json.ts";
import { API_HEADERS } from "../security-headers.ts";
import { sharedRoom } from "./shared-room.ts";
import { cut } from "./slow-readers.ts";

const MIB = 1024 * 1024;
/** Above so much waiting to be sent, a further large answer needs room: of one user, and of all together. */
const ROOM = { share: 32 * MIB, whole: 128 * MIB };
/** Up to here the system takes an answer off our hands at once. */
const SMALL = 64 * 1024;
/** Whoever has no session, all of them together. */
const STRANGERS = "";

/** How much of an answer is in memory already; null for one that is read while it is sent. */
function sizeOf(payload: unknown): number | null {
  if (typeof payload === "string" || Buffer.isBuffer(payload)) return Buffer.byteLength(payload);
  return typeof payload === "object" && payload !== null ? waitingIn(payload) : null;
}

/**
 * Bounds what waits in memory for readers that are slow, or never read: whoever has most waiting is cut for somebody who
 * has less.
 */
export function roomToSend(): onSendAsyncHookHandler {
  const enter = sharedRoom(ROOM);
  return async (request, reply, payload) => {
    const size = sizeOf(payload);
    if (size === null || size <= SMALL) return payload;
    const owner = request.session?.user.id ?? STRANGERS;
    const stay = enter(owner, () => cut(request.raw.socket));
    if (!stay.take(size)) {
      stay.leave();
      for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
      reply.code(PROBLEM_STATUS.busy).headers(API_HEADERS).header("retry-after", 1);
      reply.type("application/json; charset=utf-8");
      return JSON.stringify(problemBody("busy"));
    }
    reply.raw.once("close", stay.leave);
    return payload;
  };
}
