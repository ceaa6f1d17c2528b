import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { compareText } from "../../../../src/domain/shared/compare-text.ts";
import type { User } from "../../../../src/domain/users/user.ts";
import type { Access } from "../../../../server/http/access/access.ts";
import { PRESENCE_MS } from "../../../../server/application/login/session-lifetime.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { administrationOf } from "../../support/administration.ts";
import { callOf, callRoute, routeOf, writesSoFar } from "../../support/api-calls.ts";
import { NOBODYS_ID } from "../../support/bodies.ts";
import { call } from "../../support/caller.ts";
import {
  EXPECTED_ACCESS,
  EXPECTED_CALLS,
  EXPECTED_PRESENCE,
} from "../../support/expected-access.ts";
import { ORIGIN } from "../../support/passkeys.ts";
import { adminSession, newPerson, newPremiumPerson, setPlan } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { DAY, HOUR, MINUTE, testClock, type TestClock } from "../../support/test-clock.ts";

/** Whom a token makes of its caller: nobody, or somebody with a plan and a role. */
type Principal = {
  readonly token: string | null;
  readonly is: "unknown" | "free" | "premium" | "admin";
  /** Whether it is long since they proved who they are. */
  readonly away?: boolean;
};

const unknown = (token: string | null): Principal => ({ token, is: "unknown" });

/** The refusal that is due to a caller before anything else of the call is looked at; null for none. */
function refusalOf(access: Access, presence: boolean, { is, away = false }: Principal) {
  if (access === "public") return null;
  if (is === "unknown") return { status: 401, detail: serverProblems.unauthenticated };
  if (access === "admin" && is !== "admin")
    return { status: 403, detail: serverProblems["admin-only"] };
  if (typeof access === "object" && is !== "premium")
    return { status: 403, detail: serverProblems[`${access.feature}-locked`] };
  if (presence && away) return { status: 403, detail: serverProblems["presence-missing"] };
  return null;
}

/** A user whom an administrator has done something to since they signed in. */
const after =
  (act: (administration: ReturnType<typeof administrationOf>, user: User) => Promise<unknown>) =>
  async (server: TestServer): Promise<Principal> => {
    const { token, user } = await newPremiumPerson(server);
    await act(administrationOf(server, await adminSession(server)), user);
    return unknown(token);
  };

/** Lets ten minutes pass since the login of a token, in which it was used: that is noted already. */
async function stayTenMinutes(server: TestServer, { advance }: TestClock, token: string) {
  advance(PRESENCE_MS);
  await call(server, "GET", accountPaths.me, { token });
}

/** How to become each kind of caller. */
const PRINCIPALS: Readonly<
  Record<string, (server: TestServer, clock: TestClock) => Promise<Principal>>
> = {
  "an anonymous caller": async () => unknown(null),
  "a free user": async (server) => ({ token: (await newPerson(server)).token, is: "free" }),
  "a premium user": async (server) => ({
    token: (await newPremiumPerson(server)).token,
    is: "premium",
  }),
  "a premium user who signed in ten minutes ago": async (server, clock) => {
    const { token } = await newPremiumPerson(server);
    await stayTenMinutes(server, clock, token);
    return { token, is: "premium", away: true };
  },
  "a premium user who became a free one": async (server) => {
    const { token, user } = await newPremiumPerson(server);
    await setPlan(server, user.id, "free");
    return { token, is: "free" };
  },
  "an administrator": async (server) => ({
    token: (await adminSession(server)).token,
    is: "admin",
  }),
  "an administrator who signed in ten minutes ago": async (server, clock) => {
    const { token } = await adminSession(server);
    await stayTenMinutes(server, clock, token);
    return { token, is: "admin", away: true };
  },
  "a suspended user": after(({ change }, { username }) => change(username, { status: "suspenso" })),
  "a user who was suspended for a while": after(async ({ change }, { username }) => {
    await change(username, { status: "suspenso" });
    await change(username, { status: "ativo" });
  }),
  "a user with a new password": after(({ change }, { username }) =>
    change(username, { new_password: "Outro-segredo!2" }),
  ),
  "a deleted user": after(({ remove }, { username }) => remove(username)),
  "a user with an idle token": async (server, { advance }) => {
    const { token } = await newPerson(server);
    advance(7 * DAY);
    return unknown(token);
  },
  "an administrator with an idle token": async (server, { advance }) => {
    const { token } = await adminSession(server);
    advance(30 * MINUTE);
    return unknown(token);
  },
  "an administrator with an old token": async (server, { advance }) => {
    const { token } = await adminSession(server);
    for (let hour = 0; hour < 12; hour += 1 / 4) {
      advance(HOUR / 4);
      await call(server, "GET", accountPaths.me, { token });
    }
    return unknown(token);
  },
  "a user who has logged out": async (server) => {
    const { token } = await newPerson(server);
    await call(server, "POST", accountPaths.logout, { token });
    return unknown(token);
  },
  "a caller with an invented token": async () => unknown("a".repeat(43)),
};

describe("the authorisation", () => {
  const clock = testClock();
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ clock, publicUrl: ORIGIN });
  });
  afterAll(() => server.close());

  it("is decided in the table of expectations for every route there is, and for no other", () => {
    const declared = server.routes.map((route) => [callOf(route), route.access]);
    expect(Object.fromEntries(declared)).toEqual(EXPECTED_ACCESS);
    const present = server.routes.filter(({ presence }) => presence).map(callOf);
    expect(present.toSorted(compareText)).toEqual(EXPECTED_PRESENCE.toSorted(compareText));
  });

  describe.each(Object.entries(PRINCIPALS))("of %s", (_, become) => {
    /** A caller stays one as long as calls are refused: one that is not may end the session. */
    let refused: Principal | undefined;

    it.each(EXPECTED_CALLS)("holds for $call", async ({ call: wanted, access, presence }) => {
      const principal = refused ?? (await become(server, clock));
      refused = undefined;
      const before = await writesSoFar(server);
      const { token } = principal;
      const answer = await callRoute(server, routeOf(server, wanted), { token, id: NOBODYS_ID });
      const due = refusalOf(access, presence, principal);
      if (due !== null) {
        expect(answer).toMatchObject({ status: due.status, body: { detail: due.detail } });
        expect(await writesSoFar(server)).toBe(before);
        refused = principal;
        return;
      }
      // The document of the API tells that sentence too; a refusal is nothing but it.
      expect(answer.body).not.toEqual({ detail: serverProblems.unauthenticated });
      expect(answer.status).not.toBe(403);
      // Days pass here without a copy of a night, which the readiness tells.
      if (answer.status !== 503 || wanted !== "GET /pronto")
        expect(answer.status).toBeLessThan(500);
    });
  });

  it.each(EXPECTED_CALLS.filter(({ method }) => method === "GET"))(
    "is for HEAD $path as for GET",
    async ({ path, access }) => {
      const head = await call(server, "HEAD", path.replace(/:\w+/, NOBODYS_ID));
      expect(head.text).toBe("");
      expect(head.status === 401).toBe(access !== "public");
    },
  );

  it.each([
    "Bearer",
    "Bearer ",
    "Basic YTpi",
    "bearer\t",
    "Bearer a b",
    `Bearer ${"a".repeat(500)}`,
  ])("lets nobody in with the header %j", async (authorization) => {
    const answer = await call(server, "GET", "/receitas", { headers: { authorization } });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ detail: serverProblems.unauthenticated });
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
  });

  it("comes before the reading of a body, so that a stranger learns nothing of its rules", async () => {
    const body = `{"a": ${"x".repeat(100_000)}`;
    const headers = { "content-type": "application/json" };
    expect((await call(server, "POST", "/receitas", { body, headers })).status).toBe(401);
  });
});
