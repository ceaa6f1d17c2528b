import type { onSendAsyncHookHandler } from "fastify";
import { places } from "./places.ts";
import { problemBody } from "./refuse.ts";
import { PROBLEM_STATUS } from "./problem-status.ts";
import { waitingIn } from "./send-json.ts";
import { API_HEADERS } from "./security-headers.ts";

const MIB = 1024 * 1024;
/** Above so much waiting to be sent, no further large answer is begun: for one user, and for all together. */
const SHARE = 32 * MIB;
const WHOLE = 128 * MIB;
/** Up to here the system takes an answer off our hands at once. */
const SMALL = 64 * 1024;
/** Whoever has no session, all of them together. */
const STRANGERS = "";

/** How much of an answer is in memory already; null for one that is read while it is sent. */
function sizeOf(payload: unknown): number | null {
  if (typeof payload === "string" || Buffer.isBuffer(payload)) return Buffer.byteLength(payload);
  return typeof payload === "object" && payload !== null ? waitingIn(payload) : null;
}

/** Bounds what waits in memory for readers that are slow, or never read. */
export function roomToSend(): onSendAsyncHookHandler {
  const waiting = places();
  return async (request, reply, payload) => {
    const size = sizeOf(payload);
    if (size === null || size <= SMALL) return payload;
    const owner = request.session?.user.id ?? STRANGERS;
    const isFull = waiting.heldByAll() >= WHOLE || waiting.heldBy(owner) >= SHARE;
    if (isFull) {
      for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
      reply.code(PROBLEM_STATUS.busy).headers(API_HEADERS).header("retry-after", 1);
      reply.type("application/json; charset=utf-8");
      return JSON.stringify(problemBody("busy"));
    }
    reply.raw.once("close", waiting.take(owner, size));
    return payload;
  };
}
