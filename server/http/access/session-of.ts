import type { FastifyRequest } from "fastify";

/** Who makes a call that is not public; the authorisation let nobody else through. */
export function sessionOf(request: Pick<FastifyRequest, "session">) {
  if (request.session === null) throw new Error("a public route has no session");
  const { session } = request;
  return { ...session, member: { user: session.user.id, ledger: session.ledger.id } };
}
