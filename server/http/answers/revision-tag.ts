import { createHash } from "node:crypto";
import type { preHandlerAsyncHookHandler } from "fastify";
import { names } from "./entity-tag.ts";
import { sessionOf } from "../access/session-of.ts";

type Session = ReturnType<typeof sessionOf>;

/** Incremented whenever the format of a response changes, so that clients fetch it again. */
const FORMAT = 2;

/**
 * Tags a response with a revision that grows with every change, and answers 304 to a client that has the same, before
 * anything is read. The epoch distinguishes the revisions of a restored database from earlier ones.
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

/** For responses that depend on the ledger only. */
export const ledgerTag = revisionTag(({ ledger }) => ledger.revision);

/** For a user's notifications. */
export const notificationsTag = revisionTag(({ notificationChanges }) => notificationChanges);
