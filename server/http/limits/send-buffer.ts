import type { onSendAsyncHookHandler } from "fastify";
import { problemBody } from "../answers/refuse.ts";
import { PROBLEM_STATUS } from "../answers/problem-status.ts";
import { REQUEST_ID_HEADER } from "../answers/request-id.ts";
import { waitingIn } from "../answers/send-json.ts";
import { API_HEADERS } from "../answers/security-headers.ts";
import { sharedBuffer } from "./shared-buffer.ts";
import { cut } from "./slow-readers.ts";

const MIB = 1024 * 1024;
/** The most bytes waiting to be sent, above which a further large response needs room: per user, and in total. */
const BUFFER_BYTES = { share: 32 * MIB, whole: 128 * MIB };
/** Up to here the operating system buffers a response at once. */
const BUFFERED_BYTES = 64 * 1024;
/** The key shared by all callers without a session. */
const STRANGERS = "";

/** Returns the bytes of a response in memory; null if it is read while it is sent. */
function sizeOf(payload: unknown): number | null {
  if (typeof payload === "string" || Buffer.isBuffer(payload)) return Buffer.byteLength(payload);
  return typeof payload === "object" && payload !== null ? waitingIn(payload) : null;
}

/**
 * Limits the memory of responses that wait for slow readers: the user with the most waiting is cut off in favour of one
 * with less.
 */
export function sendBuffer(): onSendAsyncHookHandler {
  const enter = sharedBuffer(BUFFER_BYTES);
  return async (request, reply, payload) => {
    const size = sizeOf(payload);
    if (size === null || size <= BUFFERED_BYTES) return payload;
    const owner = request.session?.user.id ?? STRANGERS;
    const stay = enter(owner, () => cut(request.raw.socket));
    if (!stay.take(size)) {
      stay.leave();
      for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
      reply.code(PROBLEM_STATUS.busy).headers(API_HEADERS).header("retry-after", 1);
      reply.header(REQUEST_ID_HEADER, request.id);
      reply.type("application/json; charset=utf-8");
      return JSON.stringify(problemBody("busy"));
    }
    reply.raw.once("close", stay.leave);
    return payload;
  };
}
