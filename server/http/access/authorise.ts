import type { FastifyContextConfig, onRequestAsyncHookHandler } from "fastify";
import { EPOCH_HEADER, REVISION_HEADER } from "../../../src/contract/api-base.ts";
import { accessTo } from "../../../src/domain/plans/features.ts";
import { isAdmin } from "../../../src/domain/users/user.ts";
import type { ServerProblem } from "../../../src/text/server-problems.ts";
import type { RateLimit } from "../../application/login/rate-limit.ts";
import type { Caller } from "../../application/login/authenticate.ts";
import type { TokenUse } from "../../application/login/session-lifetime.ts";
import type { Places } from "../slots.ts";
import { refuse, refuseTooMany } from "../answers/refuse.ts";

type Ports = {
  readonly authenticate: (token: string, use: TokenUse) => Promise<Caller | null>;
  readonly perUser: RateLimit;
};

/** The most simultaneous calls of one user: four pages that load four lists each. */
const MAX_CALLS = 16;

const BEARER = /^Bearer +([\w-]{1,128})$/i;

/** Returns why a signed-in user may not make a call; null if they may. Presence is checked last. */
function obstacle(
  { access, presence = false }: FastifyContextConfig,
  { user, isPresent, lacksFactor }: Caller,
): ServerProblem | null {
  if (access === "admin" && !isAdmin(user)) return "admin-only";
  if (access === "admin" && lacksFactor) return "second-factor-missing";
  if (typeof access === "object" && accessTo(access.feature, user.plan) === "locked")
    return `${access.feature}-locked`;
  return presence && !isPresent ? "presence-missing" : null;
}

/** Passes a call to its handler if its route's access allows the caller. */
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
    const { user, ledger, session, notificationChanges } = holder;
    reply.header(REVISION_HEADER, ledger.revision).header(EPOCH_HEADER, ledger.epoch);
    const taken = await perUser.take(user.id);
    if (!taken.ok) return refuseTooMany(reply, taken.reason);
    if (underWay.heldBy(user.id) >= MAX_CALLS) {
      return refuse(reply.header("retry-after", 1), "too-many-at-once");
    }
    reply.raw.once("close", underWay.take(user.id));
    const problem = obstacle(request.routeOptions.config, holder);
    if (problem !== null) return refuse(reply, problem);
    request.session = { id: session, user, ledger, notificationChanges, token };
  };
