import { createHash } from "node:crypto";
import type { preHandlerAsyncHookHandler } from "fastify";
import { names } from "./entity-tag.ts";
import { sessionOf } from "../access/session-of.ts";

type Session = ReturnType<typeof sessionOf>;

/** Raised whenever an answer to the same question is written in another way: who has an old one asks anew. */
const FORMAT = 2;

/**
 * Marks what is read with a number that every change of it raises, and answers 304 to a client that has just that,
 * before anything is read. An epoch tells the numbers of a restored database from those before.
 */
const revisionTag =
  (numberOf: (session: Session) => number): preHandlerAsyncHookHandler =>
  async (request, reply) => {
    const session = sessionOf(request);
    const question = `${session.user.id} ${request.url}`;
    const asked = createHash("sha256").update(question).digest("base64url").slice(0, 10);
    const tag = `"${FORMAT}-${session.ledger.epoch.slice(0, 8)}-${numberOf(session)}-${asked}"`;
    reply.header("etag", tag);
    if (names(request.headers["if-none-match"] ?? "", tag)) return reply.code(304).send();
  };

/** Of what is read of a ledger alone. */
export const ledgerTag = revisionTag(({ ledger }) => ledger.revision);

/** Of what a user is told. */
export const notificationsTag = revisionTag(({ notificationChanges }) => notificationChanges);
