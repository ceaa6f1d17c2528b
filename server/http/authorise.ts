import type { onRequestAsyncHookHandler } from "fastify";
import { REVISION_HEADER } from "../../src/contract/api-base.ts";
import { accessTo } from "../../src/domain/plans/features.ts";
import { isAdmin, type User } from "../../src/domain/users/user.ts";
import type { ServerProblem } from "../../src/text/server-problems.ts";
import type { RateLimit } from "../application/ports/rate-limit.ts";
import type { TokenHolder } from "../application/ports/tokens.ts";
import type { TokenUse } from "../application/token-lifetime.ts";
import type { Access } from "./access.ts";
import type { Places } from "./places.ts";
import { refuse, refuseTooMany } from "./refuse.ts";

type Ports = {
  readonly authenticate: (token: string, use: TokenUse) => Promise<TokenHolder | null>;
  readonly perUser: RateLimit;
};

/** How many calls of one user may be under way at once: four pages that load four lists each. */
const MOST_CALLS = 16;

const BEARER = /^Bearer +([\w-]{1,128})$/i;

/** What keeps a signed-in user from a call; null if nothing does. */
function obstacle(access: Access | undefined, user: User): ServerProblem | null {
  if (access === "admin") return isAdmin(user) ? null : "admin-only";
  if (typeof access !== "object") return null;
  return accessTo(access.feature, user.plan) === "locked" ? `${access.feature}-locked` : null;
}

/** Lets a call through to its handler if its route's access allows whoever makes it. */
export const authorise =
  ({ authenticate, perUser }: Ports, underWay: Places): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const { access, polled = false } = request.routeOptions.config;
    if (access === "public") return;
    const token = BEARER.exec(request.headers.authorization ?? "")?.[1] ?? null;
    const holder = token === null ? null : await authenticate(token, polled ? "timer" : "person");
    if (token === null || holder === null) {
      return refuse(reply.header("www-authenticate", "Bearer"), "unauthenticated");
    }
    const { user, ledger } = holder;
    reply.header(REVISION_HEADER, ledger.revision);
    const taken = await perUser.take(user.id);
    if (!taken.ok) return refuseTooMany(reply, taken.reason);
    if (underWay.heldBy(user.id) >= MOST_CALLS) {
      return refuse(reply.header("retry-after", 1), "too-many-at-once");
    }
    reply.raw.once("close", underWay.take(user.id));
    const problem = obstacle(access, user);
    if (problem !== null) return refuse(reply, problem);
    request.session = { user, ledger, token };
  };
