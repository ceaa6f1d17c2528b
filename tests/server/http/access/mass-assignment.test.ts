import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allowedToken, callOf, callRoute, writesSoFar } from "../../support/api-calls.ts";
import { NOBODYS_ID } from "../../support/bodies.ts";
import { exampleId, fieldsOf } from "../../support/example-body.ts";
import { ORIGIN } from "../../support/passkeys.ts";
import { fieldRefusal } from "../../support/refusals.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";

/** What a caller might wish to write, and only the server may. */
const RESERVED: Readonly<Record<string, unknown>> = {
  id: NOBODYS_ID,
  user_id: NOBODYS_ID,
  owner: NOBODYS_ID,
  is_admin: true,
  tipo: "admin",
  role: "admin",
  plano: "premium",
  plan: "premium",
  status: "ativo",
  assinatura_ativa: true,
  aceitou_politica: true,
  password_hash: "x",
  created_at: 1,
  lida: true,
  pontos: 1_000,
};

describe("a field that a call does not declare", () => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock, publicUrl: ORIGIN });
  });
  afterAll(() => server.close());

  it("is refused by every call that takes a body, and nothing is written", async () => {
    for (const route of server.routes.filter(({ body }) => body !== null)) {
      const token = await allowedToken(server, route.access);
      const before = await writesSoFar(server);
      const undeclared = Object.entries(RESERVED).filter(
        ([field]) => !fieldsOf(route).includes(field),
      );
      for (const [field, value] of undeclared) {
        const changes = { [field]: value };
        const answer = await callRoute(server, route, { token, id: NOBODYS_ID, changes });
        expect([callOf(route), answer]).toMatchObject([
          callOf(route),
          fieldRefusal(["body", field], "unknown-field"),
        ]);
      }
      expect(await writesSoFar(server)).toBe(before);
    }
  });

  it("is refused by every call of a session that has it in its address, and nothing is written", async () => {
    for (const route of server.routes.filter(({ access }) => access !== "public")) {
      const token = await allowedToken(server, route.access);
      const before = await writesSoFar(server);
      const asked = { token, id: exampleId(route), asking: "campo_a_mais=1" };
      const answer = await callRoute(server, route, asked);
      expect([callOf(route), answer]).toMatchObject([
        callOf(route),
        fieldRefusal(["query", "campo_a_mais"], "unknown-field"),
      ]);
      expect(await writesSoFar(server)).toBe(before);
    }
  });

  it("would be declared, if it is one of these, by the calls of administrators alone, but for one's own id of what one creates, for the kind of a category, a rule or what comes again, and by the notice of a payment, which is no user's", () => {
    const declared = server.routes.map(
      (route) => [callOf(route), fieldsOf(route).filter((field) => field in RESERVED)] as const,
    );
    const some = declared.filter(([, fields]) => fields.length > 0);
    expect(new Map(some)).toEqual(
      new Map<string, readonly string[]>([
        ["POST /auth/admin/users", ["tipo"]],
        ["PUT /auth/admin/users/:username", ["status", "plano"]],
        ["POST /receitas", ["id"]],
        ["POST /despesas", ["id"]],
        ["POST /contas", ["id"]],
        ["POST /importacoes", ["id"]],
        ["POST /categorias", ["id", "tipo"]],
        ["POST /regras", ["tipo", "id"]],
        ["PUT /regras/:id", ["tipo"]],
        ["POST /recorrentes", ["id", "tipo"]],
        ["PUT /recorrentes/:id", ["tipo"]],
        ["POST /recorrentes/:id/ocorrencias/:data", ["id"]],
        ["POST /objetivos", ["id"]],
        ["POST /orcamento", ["id"]],
        ["POST /pagamentos/aviso", ["id", "tipo"]],
      ]),
    );
  });
});
