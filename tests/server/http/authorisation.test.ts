import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_BASE } from "../../../src/contract/paths.ts";
import type { Access } from "../../../server/http/access.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { BUDGET, GOAL, INCOME, NOBODYS_ID, PROFILE, SCENARIO } from "../support/bodies.ts";
import { call, type Method } from "../support/caller.ts";
import { adminSession, newPerson, newPremiumPerson, setPlan } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { DAY, MINUTE, testClock } from "../support/test-clock.ts";

const BUDGETS = { feature: "budgets" } as const;
const EXPORT = { feature: "export" } as const;

/** Every call of the API, who may make it, and a body that its schema accepts. */
const CALLS: readonly (readonly [Method, string, Access, object?])[] = [
  ["POST", "/auth/login", "public", { username: "ninguem", password: "x" }],
  ["POST", "/auth/register", "public", { username: "a", email: "b", password: "c" }],
  ["POST", "/auth/logout", "user"],
  ["GET", "/auth/me", "user"],
  ["GET", "/auth/admin/users", "admin"],
  ["GET", "/auth/admin/resumo", "admin"],
  ["POST", "/auth/admin/users", "admin", { username: "a" }],
  ["PUT", "/auth/admin/users/:username", "admin", {}],
  ["DELETE", "/auth/admin/users/:username", "admin"],
  ["GET", "/receitas", "user"],
  ["POST", "/receitas", "user", INCOME],
  ["PUT", "/receitas/:id", "user", INCOME],
  ["DELETE", "/receitas/:id", "user"],
  ["GET", "/despesas", "user"],
  ["POST", "/despesas", "user", INCOME],
  ["PUT", "/despesas/:id", "user", INCOME],
  ["DELETE", "/despesas/:id", "user"],
  ["GET", "/categorias/receita", "user"],
  ["GET", "/categorias/despesa", "user"],
  ["GET", "/categorias/orcamento", "user"],
  ["GET", "/perfil", "user"],
  ["POST", "/perfil", "user", PROFILE],
  ["PUT", "/perfil", "user", PROFILE],
  ["GET", "/objetivos", "user"],
  ["POST", "/objetivos", "user", GOAL],
  ["PUT", "/objetivos/:id", "user", GOAL],
  ["DELETE", "/objetivos/:id", "user"],
  ["GET", "/fotos/:ficheiro", "public"],
  ["GET", "/orcamento", BUDGETS],
  ["GET", "/orcamento/status/:id_ou_mes", BUDGETS],
  ["POST", "/orcamento", BUDGETS, BUDGET],
  ["PUT", "/orcamento/:id", BUDGETS, BUDGET],
  ["DELETE", "/orcamento/:id", BUDGETS],
  ["POST", "/simulacao/cenario", { feature: "simulator" }, SCENARIO],
  ["POST", "/recomendacoes/gerar", "user", { periodo_meses: 3 }],
  ["GET", "/notificacoes", "user"],
  ["PUT", "/notificacoes/:id/marcar-lida", "user"],
  ["PUT", "/notificacoes/marcar-todas-lidas", "user"],
  ["DELETE", "/notificacoes/:id", "user"],
  ["POST", "/notificacoes/gerar-automaticas", "user"],
  ["GET", "/gamificacao/status", { feature: "achievements" }],
  ["POST", "/gamificacao/verificar", { feature: "achievements" }],
  ["GET", "/exportacao/resumo", EXPORT],
  ["GET", "/exportacao/json", EXPORT],
  ["GET", "/exportacao/csv", EXPORT],
  ["GET", "/config", "public"],
  ["GET", "/saude", "public"],
  ["GET", "/openapi.json", "public"],
  ["GET", "/docs", "public"],
  ["GET", "/docs/estilo.css", "public"],
  ["POST", "/objetivos/upload-foto", "user"],
];

const CASES = CALLS.map(([method, path, access, body]) => ({ method, path, access, body }));

/** Whom a token makes of its caller: nobody, or somebody with a plan and a role. */
type Principal = {
  readonly token: string | null;
  readonly is: "unknown" | "free" | "premium" | "admin";
};

const unknown = (token: string | null): Principal => ({ token, is: "unknown" });

/** The refusal that is due to a caller before anything else of the call is looked at; null for none. */
function refusalOf(access: Access, { is }: Principal) {
  if (access === "public") return null;
  if (is === "unknown") return { status: 401, detail: serverProblems.unauthenticated };
  if (access === "admin" && is !== "admin")
    return { status: 403, detail: serverProblems["admin-only"] };
  if (typeof access === "object" && is !== "premium")
    return { status: 403, detail: serverProblems[`${access.feature}-locked`] };
  return null;
}

/** How to become each kind of caller, anew for each call: some calls end the session. */
const PRINCIPALS: Readonly<
  Record<string, (server: TestServer, advance: (by: number) => void) => Promise<Principal>>
> = {
  "an anonymous caller": async () => unknown(null),
  "a free user": async (server) => ({ token: (await newPerson(server)).token, is: "free" }),
  "a premium user": async (server) => ({
    token: (await newPremiumPerson(server)).token,
    is: "premium",
  }),
  "a premium user who became a free one": async (server) => {
    const { token, user } = await newPremiumPerson(server);
    await setPlan(server, user.id, "free");
    return { token, is: "free" };
  },
  "an administrator": async (server) => ({
    token: (await adminSession(server)).token,
    is: "admin",
  }),
  "a suspended user": async (server) => {
    const { token, user } = await newPerson(server);
    const change = server.database.queries.updateTable("users").set({ status: "suspended" });
    await change.where("id", "=", user.id).execute();
    return unknown(token);
  },
  "a deleted user": async (server) => {
    const { token, user } = await newPerson(server);
    await server.database.queries.deleteFrom("users").where("id", "=", user.id).execute();
    return unknown(token);
  },
  "a user with an expired token": async (server, advance) => {
    const { token } = await newPerson(server);
    advance(7 * DAY);
    return unknown(token);
  },
  "an administrator with an expired token": async (server, advance) => {
    const { token } = await adminSession(server);
    advance(30 * MINUTE);
    return unknown(token);
  },
  "a user who has logged out": async (server) => {
    const { token } = await newPerson(server);
    await call(server, "POST", "/auth/logout", { token });
    return unknown(token);
  },
  "a caller with an invented token": async () => unknown("a".repeat(43)),
};

describe("the authorisation", () => {
  const clock = testClock();
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ clock });
  });
  afterAll(() => server.close());

  it("is decided here for every route there is", () => {
    const declared = server.routes.map(({ method, path, access }) => [method, path, access]);
    expect(declared).toEqual(
      CALLS.map(([method, path, access]) => [method, `${API_BASE}${path}`, access]),
    );
  });

  describe.each(Object.keys(PRINCIPALS))("of %s", (name) => {
    it.each(CASES)("holds for $method $path", async ({ method, path, access, body }) => {
      const become = PRINCIPALS[name];
      if (become === undefined) throw new Error(name);
      const principal = await become(server, clock.advance);
      const answer = await call(server, method, path.replace(/:\w+/, NOBODYS_ID), {
        token: principal.token,
        ...(body === undefined ? {} : { body }),
      });
      const due = refusalOf(access, principal);
      if (due !== null) {
        expect(answer).toMatchObject({ status: due.status, body: { detail: due.detail } });
        return;
      }
      expect(answer.text).not.toContain(serverProblems.unauthenticated);
      expect(answer.status).not.toBe(403);
      expect(answer.status).toBeLessThan(500);
    });
  });

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

  it("makes the record of somebody else look just like one that does not exist", async () => {
    const [owner, stranger] = [await newPerson(server), await newPerson(server)];
    const created = await call(server, "POST", "/receitas", { body: INCOME, token: owner.token });
    const { id } = created.body as { id: string };
    const reach = (method: Method, wanted: string) =>
      call(server, method, `/receitas/${wanted}`, {
        token: stranger.token,
        ...(method === "PUT" ? { body: INCOME } : {}),
      });
    for (const method of ["PUT", "DELETE"] as const) {
      const [foreign, missing] = [await reach(method, id), await reach(method, NOBODYS_ID)];
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe(missing.text);
      expect(Object.keys(foreign.headers)).toEqual(Object.keys(missing.headers));
    }
    const listed = await call(server, "GET", "/receitas", { token: owner.token });
    expect(listed.body).toEqual([created.body]);
    const foreignList = await call(server, "GET", "/receitas", { token: stranger.token });
    expect(foreignList.body).toEqual([]);
  });
});
