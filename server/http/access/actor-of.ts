import type { FastifyRequest } from "fastify";
import type { Actor } from "../../application/presence/prove-password.ts";
import { sessionOf } from "./session-of.ts";

/** Returns the user of a call on their own account, and the session. */
export const actorOf = (request: FastifyRequest): Actor => {
  const { user, id } = sessionOf(request);
  return { user, session: id };
};
