import type { FastifyInstance } from "fastify";
import { receiveBuffer } from "./receive-buffer.ts";
import type { Room } from "./shared-buffer.ts";

/** The most bytes of the bodies of ordinary calls that have arrived and wait for the rest: in all, and of one sender. */
export const SHORT_BODIES: Room = { whole: 64 * 1024 * 1024, share: 32 * 1024 * 1024 };
/** Bodies of up to this length are not counted, which are nearly all. */
const UNCOUNTED_BYTES = 1024;

/**
 * Bounds the bodies of all calls with the usual limit together: thousands of senders who never come to the end would
 * take the memory of everybody.
 */
export function boundShortBodies(http: FastifyInstance, limit: number, room = SHORT_BODIES): void {
  const bounded = receiveBuffer(room, "busy");
  http.addHook("preParsing", async function (request, reply, payload) {
    const { "content-length": length = "0", "transfer-encoding": coding } = request.headers;
    const isCounted = coding !== undefined || Number(length) > UNCOUNTED_BYTES;
    // A form with a file is read from the connection itself, and has a bound of its own.
    const isForm = request.headers["content-type"]?.toLowerCase().startsWith("multipart/") ?? false;
    if (!isCounted || isForm || request.routeOptions.bodyLimit !== limit) return payload;
    return bounded.call(this, request, reply, payload);
  });
}
