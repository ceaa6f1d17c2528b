import { createHash } from "node:crypto";
import type { onSendAsyncHookHandler } from "fastify";

const tagOf = (body: string) => `"${createHash("sha256").update(body).digest("base64url")}"`;

/** Whether a header with a list of tags contains one. */
export const names = (header: string, tag: string) =>
  header.split(",").some((named) => named.trim().replace(/^W\//, "") === tag);

/**
 * Tags a response with a digest of its body, and answers 304 to a client that has the same; refusals are not tagged.
 */
export const entityTag: onSendAsyncHookHandler = async (request, reply, payload) => {
  if (reply.statusCode >= 400) reply.removeHeader("etag");
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isMarked = reply.hasHeader("etag");
  if (!isRead || isMarked || reply.statusCode !== 200 || typeof payload !== "string")
    return payload;
  const tag = tagOf(payload);
  reply.header("etag", tag);
  if (!names(request.headers["if-none-match"] ?? "", tag)) return payload;
  reply.code(304);
  return "";
};
