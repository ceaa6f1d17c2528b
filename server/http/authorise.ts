import type { onRequestAsyncHookHandler } from "fastify";
import { isAdmin, type User } from "../../src/domain/users/user.ts";
import type { RateLimit } from "../application/ports/rate-limit.ts";
import { refuse, refuseTooMany } from "./refuse.ts";

type Ports = {
  readonly authenticate: (token: string) => Promise<User | null>;
  readonly perUser: RateLimit;
};

const BEARER = /^Bearer +([\w-]{1,128})$/i;

/** Lets a call through to its handler if its route's access allows whoever makes it. */
export const authorise =
  ({ authenticate, perUser }: Ports): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (access === "public") return;
    const token = BEARER.exec(request.headers.authorization ?? "")?.[1] ?? null;
    const user = token === null ? null : await authenticate(token);
    if (token === null || user === null) {
      return refuse(reply.header("www-authenticate", "Bearer"), "unauthenticated");
    }
    const taken = await perUser.take(user.id);
    if (!taken.ok) return refuseTooMany(reply, taken.reason);
    if (access === "admin" && !isAdmin(user)) return refuse(reply, "admin-only");
    request.session = { user, token };
  };
