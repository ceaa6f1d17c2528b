import { createHash } from "node:crypto";
import type { preHandlerAsyncHookHandler } from "fastify";
import { names } from "./entity-tag.ts";
import { sessionOf } from "./session-of.ts";

/** Raised whenever an answer to the same question is written in another way: who has an old one asks anew. */
const FORMAT = 1;

/**
 * Marks what is read of a ledger alone with its revision, and answers 304 to a client that has just
 * that, before anything is read.
 */
export const ledgerTag: preHandlerAsyncHookHandler = async (request, reply) => {
  const { ledger } = sessionOf(request);
  const asked = createHash("sha256").update(request.url).digest("base64url").slice(0, 10);
  const tag = `"${FORMAT}-${ledger.epoch.slice(0, 8)}-${ledger.revision}-${asked}"`;
  reply.header("etag", tag);
  if (names(request.headers["if-none-match"] ?? "", tag)) return reply.code(304).send();
};
