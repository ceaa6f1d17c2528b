import type { FastifyRequest } from "fastify";
import type { Actor } from "../../application/presence/prove-password.ts";
import { sessionOf } from "./session-of.ts";

/** Who makes a call on their own account, and in which of their sessions. */
export const actorOf = (request: FastifyRequest): Actor => {
  const { user, id } = sessionOf(request);
  return { user, session: id };
};
