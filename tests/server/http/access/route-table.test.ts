import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { accepted } from "../../../../src/domain/shared/result.ts";
import { ledgerId, sessionId, userId } from "../../../../src/domain/shared/ids.ts";
import type { Plan } from "../../../../src/domain/plans/plan.ts";
import type { User } from "../../../../src/domain/users/user.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { newUser } from "../../../../server/application/login/new-user.ts";
import type { Access } from "../../../../server/http/access/access.ts";
import type { Api } from "../../../../server/http/api.ts";
import { authorise } from "../../../../server/http/access/authorise.ts";
import { PROBLEM_STATUS } from "../../../../server/http/answers/problem-status.ts";
import { problemBody } from "../../../../server/http/answers/refuse.ts";
import { places } from "../../../../server/http/slots.ts";
import { recordRoutes } from "../../../../server/http/route-table.ts";

const userWith = (role: "normal" | "admin", plan: Plan): User => ({
  ...newUser({
    id: userId(`${role} ${plan}`),
    username: "alguem",
    email: "alguem@exemplo.pt",
    role,
  }),
  plan,
});

const USERS: Readonly<Record<string, User>> = {
  free: userWith("normal", "free"),
  absent: userWith("normal", "free"),
  premium: userWith("normal", "premium"),
  admin: userWith("admin", "free"),
  "premium-admin": userWith("admin", "premium"),
};

const ledger = { id: ledgerId("theirs"), revision: 7, epoch: "an epoch", prunedRevision: 0 };

const everybody = {
  authenticate: async (token: string) => {
    const user = USERS[token];
    return user === undefined
      ? null
      : {
          user,
          ledger,
          session: sessionId(token),
          repeatsFrom: null,
          plannedFrom: null,
          premiumUntil: null,
          notificationChanges: 0,
          lacksFactor: false,
          issuedAt: 1,
          usedAt: 1,
          presentAt: 1,
          isPresent: token !== "absent",
        };
  },
  perUser: { take: async () => accepted(null), giveBack: async () => {} },
};

const BUDGETS = { feature: "budgets" } as const;
const SIMULATOR = { feature: "simulator" } as const;

async function guarded(
  access: Access | undefined,
  { until = async () => {}, presence = false } = {},
) {
  const http = Fastify();
  http.decorateRequest("session", null);
  await http.register(async (api: Api) => {
    api.addHook("onRequest", authorise(everybody, places()));
    recordRoutes(api);
    api.get("/", { config: access === undefined ? {} : { access, presence } }, async () => {
      await until();
      return "in";
    });
  });
  return http;
}

describe("a route", () => {
  it("answers 16 calls of one user at once, refuses further ones, and nobody else's", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const http = await guarded("user", { until: () => held });
    const ask = (token: string) =>
      http.inject({ url: "/", headers: { authorization: `Bearer ${token}` } });
    const many = Promise.all(Array.from({ length: 16 }, () => ask("free")));
    const refused = await ask("free");
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("1");
    expect(refused.json()).toEqual({ detail: serverProblems["too-many-at-once"] });
    const other = ask("admin");
    release();
    expect((await other).statusCode).toBe(200);
    expect((await many).map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(200));
    expect((await ask("free")).statusCode).toBe(200);
  });

  it("that names no access keeps the server from starting", async () => {
    await expect(guarded(undefined)).rejects.toThrow("GET / names no access");
  });

  it.each([
    ["public", null, "in"],
    ["public", "free", "in"],
    ["user", null, "unauthenticated"],
    ["user", "free", "in"],
    ["user", "admin", "in"],
    ["admin", null, "unauthenticated"],
    ["admin", "free", "admin-only"],
    ["admin", "premium", "admin-only"],
    ["admin", "admin", "in"],
    [BUDGETS, null, "unauthenticated"],
    [BUDGETS, "free", "budgets-locked"],
    [BUDGETS, "admin", "budgets-locked"],
    [BUDGETS, "premium", "in"],
    [BUDGETS, "premium-admin", "in"],
    [SIMULATOR, null, "unauthenticated"],
    [SIMULATOR, "free", "simulator-locked"],
    [SIMULATOR, "premium", "in"],
  ] as const)("for %j answers %s with %s", async (access, token, outcome) => {
    const http = await guarded(access);
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const answer = await http.inject({ url: "/", headers });
    if (outcome === "in") expect([answer.statusCode, answer.payload]).toEqual([200, "in"]);
    else {
      expect(answer.statusCode).toBe(PROBLEM_STATUS[outcome]);
      expect(answer.json()).toEqual({ detail: serverProblems[outcome] });
    }
  });

  it.each([
    ["user", false, "absent", "in"],
    ["user", true, "free", "in"],
    ["user", true, "absent", "presence-missing"],
    ["user", true, null, "unauthenticated"],
    ["admin", true, "absent", "admin-only"],
    [BUDGETS, true, "absent", "budgets-locked"],
    ["public", true, null, "in"],
  ] as const)("for %j and presence %j answers %s with %s", async (access, presence, token, due) => {
    const http = await guarded(access, { presence });
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const answer = await http.inject({ url: "/", headers });
    expect(answer.statusCode).toBe(due === "in" ? 200 : PROBLEM_STATUS[due]);
    if (due !== "in") expect(answer.json()).toEqual(problemBody(due));
  });
});
