import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_BASE, IDEMPOTENCY_HEADER } from "../../../../src/contract/api-base.ts";
import { BUDGET, GOAL, INCOME } from "../../support/bodies.ts";
import { call } from "../../support/caller.ts";
import { newPerson, setPlan } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";

const ID = "0199f6e2-0000-7000-8000-000000000001";

const RULE = { contem: "RENDA", tipo: "despesa", categoria: "Lazer", posicao: 3 };
const CATEGORY = { tipo: "despesa", nome: "Cães" };
const RECURRENCE = {
  tipo: "despesa",
  categoria: "Lazer",
  valor: 9.99,
  descricao: null,
  inicio: "2026-03-01",
  cada: 1,
  unidade: "mes",
};

const income =
  '"date":"2026-02-28","category":"Outros","amount":123456,"description":"Renda da garagem"';
const goal = '{"name":"Casa","total":1234567,"current":1,"deadline":"2030-01-31","photoUrl":null}';

/** What each call asks for in its ledger, as servers have always written it down. */
const WISHES: readonly (readonly [path: string, body: object, wish: string])[] = [
  ["/receitas", INCOME, `{${income}}`],
  ["/receitas", { ...INCOME, id: ID }, `[{${income}},"${ID}"]`],
  [
    "/despesas",
    { ...INCOME, talao: { nif: "503504564" } },
    `{${income},"receipt":{"taxNumber":"503504564","atcud":null}}`,
  ],
  ["/orcamento", BUDGET, '{"category":"Lazer","limit":8050,"month":"2026-02"}'],
  [
    "/orcamento",
    { ...BUDGET, mes_ano: "2026-03", repetir: true },
    '{"category":"Lazer","limit":8050,"month":"2026-03","repeats":true}',
  ],
  ["/objetivos", GOAL, goal],
  ["/objetivos", { ...GOAL, id: ID }, `[${goal},"${ID}"]`],
  [
    "/regras",
    RULE,
    '{"contains":"RENDA","kind":"expense","category":"Lazer","leavesOut":false,"description":null,"position":3}',
  ],
  [
    "/categorias",
    CATEGORY,
    '{"kind":"expense","name":"Cães","role":null,"fixed":false,"colour":null,"icon":null,"position":null}',
  ],
  [
    "/contas",
    { nome: "Cofre", especie: "poupanca" },
    '{"label":"Cofre","bank":null,"digits":null,"kind":"savings","ofTheDay":false,"main":false}',
  ],
  [
    "/recorrentes",
    RECURRENCE,
    '{"draft":{"kind":"expense","category":"Lazer","cost":{"of":"each","amount":999},"description":null,"start":"2026-03-01","every":1,"unit":"month","end":null,"times":null,"weekend":"keep","mode":"automatic","paused":false},"withEarlier":false}',
  ],
];

describe("the fingerprint of what a creating call asks for", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each(WISHES)(
    "to POST %s of %j begins with the ledger, and is what earlier servers wrote down",
    async (path, body, wish) => {
      const { token, user } = await newPerson(server);
      await setPlan(server, user.id, "premium");
      const headers = { [IDEMPOTENCY_HEADER]: "k" };
      expect((await call(server, "POST", path, { token, body, headers })).status).toBe(201);
      const kept = await server.stores.idempotencyKeys.find(user.id, "k", 0);
      const asked = `["POST","${API_BASE}${path}",${wish}]`;
      const home = (await server.stores.ledgers.homeOf(user.id))?.id;
      const digest = createHash("sha256").update(asked).digest("hex");
      expect(kept?.fingerprint).toBe(`${home}:${digest}`);
    },
  );
});
