import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { budgetSchema } from "../../../src/contract/kinds/budgets.ts";
import { IDEMPOTENCY_HEADER } from "../../../src/contract/api-base.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { badMoney } from "../../contract/bad-input.ts";
import { BUDGET, INCOME, NOBODYS_ID } from "../support/bodies.ts";
import { callerOf, type Caller } from "../support/caller.ts";
import { newPremiumPerson, setPlan } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";

const MISSING = { status: 404, body: { detail: serverProblems["no-such-record"] } };
const REMOVED = {
  status: 404,
  body: { detail: serverProblems["record-removed"], codigo: "removido" },
};
const TAKEN = {
  status: 409,
  body: { detail: serverProblems["budget-exists"], codigo: "mes_ocupado" },
};
const MONTH = BUDGET.mes_ano;

describe("a budget", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock: testClock(Date.UTC(2026, 5, 15)) });
  });
  afterAll(() => server.close());

  const newCaller = async () => callerOf(server, (await newPremiumPerson(server)).token);

  const post = (me: Caller, body: object) => me("POST", "/orcamento", { body });
  const create = async (me: Caller, change: object = {}) => {
    const created = await post(me, { ...BUDGET, ...change });
    expect(created.status).toBe(201);
    return v.parse(budgetSchema, created.body).id;
  };
  const spend = (me: Caller, categoria: string, data: string, valor: number) =>
    me("POST", "/despesas", { body: { ...INCOME, categoria, data, valor } });

  it("is listed, changed and removed just as it was written", async () => {
    const me = await newCaller();
    const id = await create(me);
    expect((await me("GET", "/orcamento")).body).toEqual([{ id, ...BUDGET }]);
    const change = { categoria: "Saúde", valor_limite: 0, mes_ano: "2027-12", repetir: true };
    const changed = await me("PUT", `/orcamento/${id}`, { body: change });
    expect(changed).toMatchObject({ status: 200, body: { id, ...change } });
    expect((await me("GET", "/orcamento")).body).toEqual([{ id, ...change }]);
    const removed = await me("DELETE", `/orcamento/${id}`);
    expect([removed.status, removed.text]).toEqual([204, ""]);
    expect((await me("GET", "/orcamento")).body).toEqual([]);
    expect(await me("DELETE", `/orcamento/${id}`)).toMatchObject(REMOVED);
  });

  it("is listed by its month, or with all of them from the latest month back", async () => {
    const me = await newCaller();
    const ids = [
      await create(me, { mes_ano: "2026-01" }),
      await create(me, { mes_ano: "2026-03" }),
      await create(me, { mes_ano: "2026-01", categoria: "Compras" }),
    ];
    const listed = async (query: string) =>
      v.parse(v.array(budgetSchema), (await me("GET", `/orcamento${query}`)).body);
    const idsOf = async (query: string) => (await listed(query)).map(({ id }) => id);
    expect(await idsOf("")).toEqual([ids[1], ids[0], ids[2]]);
    expect(await idsOf("?mes_ano=2026-01")).toEqual([ids[0], ids[2]]);
    expect(await idsOf("?mes_ano=2026-02")).toEqual([]);
  });

  it.each([
    ["?mes_ano=2026-13", "mes_ano", "bad-month"],
    ["?mes_ano=", "mes_ano", "bad-month"],
    ["?mes_ano=2026-01&mes_ano=2026-02", "mes_ano", "wrong-type"],
    ["?mes=2026-01", "mes", "unknown-field"],
  ] as const)("is not listed with %s", async (query, field, issue) => {
    const answer = await (await newCaller())("GET", `/orcamento${query}`);
    expect(answer).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["query", field], msg: fieldIssues[issue] }] },
    });
  });

  it("knows what was spent of it in its category and month, and nothing else", async () => {
    const me = await newCaller();
    const id = await create(me, { valor_limite: 100 });
    await spend(me, "Lazer", "2026-02-01", 10.1);
    await spend(me, "Lazer", "2026-02-28", 69.9);
    await spend(me, "Lazer", "2026-01-31", 500);
    await spend(me, "Lazer", "2026-03-01", 500);
    await spend(me, "Compras", "2026-02-15", 500);
    await me("POST", "/receitas", { body: { ...INCOME, data: "2026-02-15", valor: 500 } });
    const status = {
      id,
      ...BUDGET,
      valor_limite: 100,
      valor_gasto: 80,
      percentual_usado: 80,
      valor_restante: 20,
      alerta: "medio",
    };
    expect((await me("GET", `/orcamento/status/${id}`)).body).toEqual(status);
    expect((await me("GET", `/orcamento/status/${MONTH}`)).body).toEqual([status]);
    expect((await me("GET", "/orcamento/status/2026-03")).body).toEqual([]);
    await spend(me, "Lazer", "2026-02-10", 20.01);
    expect((await me("GET", `/orcamento/status/${id}`)).body).toMatchObject({
      valor_gasto: 100.01,
      valor_restante: -0.01,
      alerta: "alto",
    });
  });

  it.each(["nada", "2026-13", "1800-01", "2026-1", "%00", "..%2f..%2fetc", `${NOBODYS_ID}x`])(
    "has no status %s",
    async (wanted) => {
      const answer = await (await newCaller())("GET", `/orcamento/status/${wanted}`);
      expect(answer).toMatchObject(MISSING);
    },
  );

  it("is the only one of its category in its month, whoever comes first of ten", async () => {
    const me = await newCaller();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(me, BUDGET)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer).toMatchObject(TAKEN);
    }
    const other = await newCaller();
    expect((await post(other, BUDGET)).status).toBe(201);
  });

  it("may be made again after it was removed, and is the only one then too", async () => {
    const me = await newCaller();
    for (let times = 0; times < 3; times += 1) {
      const id = await create(me);
      expect(await post(me, BUDGET)).toMatchObject(TAKEN);
      expect((await me("DELETE", `/orcamento/${id}`)).status).toBe(204);
    }
    const id = await create(me);
    expect((await me("GET", "/orcamento")).body).toEqual([{ id, ...BUDGET }]);
  });

  it("does not take the place of another one, but may stay in its own", async () => {
    const me = await newCaller();
    const id = await create(me);
    await create(me, { categoria: "Compras" });
    const put = (body: object) => me("PUT", `/orcamento/${id}`, { body });
    expect(await put({ ...BUDGET, categoria: "Compras" })).toMatchObject(TAKEN);
    expect((await put({ ...BUDGET, valor_limite: 1 })).status).toBe(200);
    expect((await put({ ...BUDGET, categoria: "Compras", mes_ano: "2026-03" })).status).toBe(200);
  });

  it("is created once under one key", async () => {
    const me = await newCaller();
    const headers = { [IDEMPOTENCY_HEADER]: "clique" };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => me("POST", "/orcamento", { body: BUDGET, headers })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await me("GET", "/orcamento")).body).toHaveLength(1);
  });

  it("stays out of reach while the plan is free, and is there again afterwards", async () => {
    const { token, user } = await newPremiumPerson(server);
    const me = callerOf(server, token);
    const id = await create(me);
    await setPlan(server, user.id, "free");
    expect(await me("GET", "/orcamento")).toMatchObject({
      status: 403,
      body: { detail: serverProblems["budgets-locked"] },
    });
    expect((await me("DELETE", `/orcamento/${id}`)).status).toBe(403);
    await setPlan(server, user.id, "premium");
    expect((await me("GET", "/orcamento")).body).toEqual([{ id, ...BUDGET }]);
  });

  const answersTo = async (body: object | string) => {
    const me = await newCaller();
    const id = await create(me);
    const headers = { "content-type": "application/json" };
    const answers = [
      await me("POST", "/orcamento", { body, headers }),
      await me("PUT", `/orcamento/${id}`, { body, headers }),
    ];
    expect((await me("GET", "/orcamento")).body).toEqual([{ id, ...BUDGET }]);
    return answers;
  };

  const refusal = (field: string, msg: string) => ({
    status: 422,
    body: { detail: [{ loc: ["body", field], msg, type: "value_error" }] },
  });

  it.each(badMoney)("is refused with the limit %s", async (_, value, issue) => {
    // JSON has no infinity, but 1e999 reads as one.
    const json = JSON.stringify({ ...BUDGET, valor_limite: value });
    const body =
      value === Infinity ? json.replace('"valor_limite":null', '"valor_limite":1e999') : json;
    const expected = refusal("valor_limite", fieldIssues[issue as keyof typeof fieldIssues]);
    expect(await answersTo(body)).toMatchObject([expected, expected]);
  });

  it.each([
    ["categoria", "Salário", "bad-category"],
    ["categoria", "", "bad-category"],
    ["categoria", 5, "bad-category"],
    ["mes_ano", "2026-13", "bad-month"],
    ["mes_ano", "2026-02-01", "bad-month"],
    ["mes_ano", "1800-01", "bad-month"],
    ["mes_ano", 202602, "wrong-type"],
    ["valor_gasto", 1, "unknown-field"],
    ["user_id", NOBODYS_ID, "unknown-field"],
  ] as const)("is refused with the %s %j", async (field, value, issue) => {
    const expected = refusal(field, fieldIssues[issue]);
    expect(await answersTo({ ...BUDGET, [field]: value })).toMatchObject([expected, expected]);
  });

  it.each(["categoria", "valor_limite", "mes_ano"] as const)(
    "is refused without its %s",
    async (field) => {
      const { [field]: _left, ...body } = BUDGET;
      const expected = refusal(field, fieldIssues.required);
      expect(await answersTo(body)).toMatchObject([expected, expected]);
    },
  );

  it("may be made for every category that is offered", async () => {
    const me = await newCaller();
    for (const categoria of CATEGORIES.expense) await create(me, { categoria });
    expect((await me("GET", `/orcamento/status/${MONTH}`)).body).toHaveLength(
      CATEGORIES.expense.length,
    );
  });
});
