import type { FastifyRequest } from "fastify";

/** Returns the session of a call that is not public; the authorisation refuses calls without one. */
export function sessionOf(request: Pick<FastifyRequest, "session">) {
  if (request.session === null) throw new Error("a public route has no session");
  const { session } = request;
  return { ...session, member: { user: session.user.id, ledger: session.ledger.id } };
}
