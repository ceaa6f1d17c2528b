import type { FastifyRequest } from "fastify";
import type { Actor } from "../../application/presence/prove-password.ts";

/** Returns the session of a call that is not public; the authorisation refuses calls without one. */
export function sessionOf(request: Pick<FastifyRequest, "session">) {
  if (request.session === null) throw new Error("a public route has no session");
  const { session } = request;
  return { ...session, member: { user: session.user.id, ledger: session.ledger.id } };
}

/** Returns the user of a call on their own account, and the session. */
export const actorOf = (request: FastifyRequest): Actor => {
  const { user, id } = sessionOf(request);
  return { user, session: id };
};
