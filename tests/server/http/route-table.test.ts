import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { accepted } from "../../../src/domain/shared/result.ts";
import { userId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { newUser } from "../../../server/application/new-user.ts";
import type { Access } from "../../../server/http/access.ts";
import type { Api } from "../../../server/http/api.ts";
import { authorise } from "../../../server/http/authorise.ts";
import { recordRoutes } from "../../../server/http/route-table.ts";

const userWith = (role: "normal" | "admin") =>
  newUser({ id: userId("someone"), username: "alguem", email: "alguem@exemplo.pt", role });

const everybody = {
  authenticate: async (token: string) =>
    token === "normal" || token === "admin" ? userWith(token) : null,
  perUser: { take: async () => accepted(null), giveBack: async () => {} },
};

const SENTENCES = {
  200: "in",
  401: JSON.stringify({ detail: serverProblems.unauthenticated }),
  403: JSON.stringify({ detail: serverProblems["admin-only"] }),
} as const;

async function guarded(access: Access | undefined) {
  const http = Fastify();
  http.decorateRequest("session", null);
  await http.register(async (api: Api) => {
    api.addHook("onRequest", authorise(everybody));
    recordRoutes(api);
    api.get("/", { config: access === undefined ? {} : { access } }, async () => "in");
  });
  return http;
}

describe("a route", () => {
  it("that names no access keeps the server from starting", async () => {
    await expect(guarded(undefined)).rejects.toThrow("GET / names no access");
  });

  it.each([
    ["public", null, 200],
    ["public", "normal", 200],
    ["user", null, 401],
    ["user", "normal", 200],
    ["user", "admin", 200],
    ["admin", null, 401],
    ["admin", "normal", 403],
    ["admin", "admin", 200],
  ] as const)("for %s answers %s with %i", async (access, token, status) => {
    const http = await guarded(access);
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const answer = await http.inject({ url: "/", headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.payload).toBe(SENTENCES[status]);
  });
});
