import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/shared/cents.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { reductionAboveMean } from "../../../src/text/simulation/simulation-advice.ts";
import { badMoney } from "../../contract/bad-input.ts";
import { GOAL, INCOME, NOBODYS_ID, SCENARIO } from "../support/bodies.ts";
import { call, callerOf, type Caller } from "../support/caller.ts";
import { newPerson, newPremiumPerson } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";

/** 23:30 UTC on the last day of April is already May in Lisbon. */
const MIDNIGHT = Date.UTC(2031, 3, 30, 23, 30);

describe("a scenario", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock: testClock(MIDNIGHT) });
  });
  afterAll(() => server.close());

  async function newCaller() {
    const { token } = await newPremiumPerson(server);
    return callerOf(server, token);
  }

  const run = (me: Caller, change: object = {}) =>
    me("POST", "/simulacao/cenario", { body: { ...SCENARIO, ...change } });
  const spend = (me: Caller, data: string, valor: number, categoria = "Lazer") =>
    me("POST", "/despesas", { body: { ...INCOME, data, valor, categoria } });
  const earn = (me: Caller, data: string, valor: number) =>
    me("POST", "/receitas", { body: { ...INCOME, data, valor, categoria: "Salário" } });
  const save = async (me: Caller, nome: string, valor_total: number) => {
    const created = await me("POST", "/objetivos", { body: { ...GOAL, nome, valor_total } });
    return (created.body as { id: string }).id;
  };

  it("is tried out on a normal month, of which the current one is no part", async () => {
    const me = await newCaller();
    for (const month of ["2031-02", "2031-03", "2031-04"]) {
      await earn(me, `${month}-01`, 1000);
      await spend(me, `${month}-15`, 300);
      await spend(me, `${month}-28`, 600, "Habitação");
    }
    await spend(me, "2031-05-01", 9_999);
    await spend(me, "2031-06-01", 9_999);
    await save(me, "Casa", 1000.01);
    const answer = await run(me, { valor_reducao: 100 });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      cenario_atual: {
        total_receitas: 1000,
        total_despesas: 900,
        saldo_mensal: 100,
        gasto_categoria: 300,
      },
      cenario_simulado: {
        total_receitas: 1000,
        total_despesas: 800,
        saldo_mensal: 200,
        gasto_categoria: 200,
        economia_mensal: 100,
        diferenca_saldo: 100,
      },
      recomendacao:
        "Reduzir Lazer em 100,00\u00a0€ por mês (33\u00a0% do que gasta nesta categoria) poupa 1200,00\u00a0€ por ano. O objetivo «Casa» fica a 5 meses, menos 5 meses do que agora.",
      impacto_objetivos: [
        {
          objetivo: "Casa",
          valor_falta: 1000,
          meses_atual: 10,
          meses_novo: 5,
          meses_economizados: 5,
        },
      ],
    });
  });

  it("is tried out on the current month as long as there is no full one", async () => {
    const me = await newCaller();
    await spend(me, "2031-05-01", 40);
    await spend(me, "2031-06-01", 9_999);
    const answer = await run(me, { valor_reducao: 40 });
    expect(answer.body).toMatchObject({
      cenario_atual: { saldo_mensal: -40, gasto_categoria: 40 },
      cenario_simulado: { saldo_mensal: 0, gasto_categoria: 0 },
    });
  });

  it("looks at the one goal that is asked for, else at all", async () => {
    const me = await newCaller();
    await spend(me, "2031-05-01", 40);
    const [first] = [await save(me, "Casa", 100), await save(me, "Férias", 200)];
    const goalsOf = async (objetivo_id?: string | null) => {
      const { body } = await run(me, { valor_reducao: 1, objetivo_id });
      const { impacto_objetivos } = body as { impacto_objetivos: { objetivo: string }[] };
      return impacto_objetivos.map(({ objetivo }) => objetivo);
    };
    expect(await goalsOf(first)).toEqual(["Casa"]);
    expect(await goalsOf(null)).toEqual(["Casa", "Férias"]);
    expect(await goalsOf()).toEqual(["Casa", "Férias"]);
  });

  it("for a goal of somebody else is as one for a goal that does not exist", async () => {
    const [me, other] = [await newCaller(), await newCaller()];
    await spend(me, "2031-04-01", 40);
    const foreign = await save(other, "Casa", 100);
    const answers = [
      await run(me, { objetivo_id: foreign }),
      await run(me, { objetivo_id: NOBODYS_ID }),
      await run(me, { objetivo_id: "nada" }),
    ];
    const missing = { status: 404, text: answers[1]?.text };
    expect(answers).toMatchObject([missing, missing, missing]);
    expect(answers[0]?.body).toEqual({ detail: serverProblems["no-such-record"] });
  });

  it("that saves more than the category costs is refused with its mean", async () => {
    const me = await newCaller();
    for (const month of ["2031-02", "2031-03", "2031-04"])
      await spend(
        me,
        `${month}-01`,
        month === "2031-02" ? 15.02 : month === "2031-03" ? 10.01 : 20,
      );
    const refusal = (mean: number) => ({
      status: 422,
      body: {
        detail: [
          {
            loc: ["body", "valor_reducao"],
            msg: reductionAboveMean(cents(mean)),
            type: "value_error",
          },
        ],
      },
    });
    expect(await run(me, { valor_reducao: 15.02 })).toMatchObject(refusal(15_01));
    expect((await run(me, { valor_reducao: 15.01 })).status).toBe(200);
    const other = await run(me, { categoria_reduzir: "Saúde" });
    expect(other).toMatchObject(refusal(0));
    expect(reductionAboveMean(cents(15_01))).toContain("15,01\u00a0€");
  });

  it("leaves everything as it is", async () => {
    const me = await newCaller();
    await spend(me, "2031-04-01", 40);
    await save(me, "Casa", 100);
    const all = async () => [
      (await me("GET", "/despesas")).body,
      (await me("GET", "/objetivos")).body,
    ];
    const before = await all();
    await run(me, { valor_reducao: 10 });
    expect(await all()).toEqual(before);
  });

  it("is for Premium only", async () => {
    const { token } = await newPerson(server);
    const answer = await call(server, "POST", "/simulacao/cenario", { token, body: SCENARIO });
    expect(answer).toMatchObject({
      status: 403,
      body: { detail: serverProblems["simulator-locked"] },
    });
  });

  it.each([
    ...badMoney.map(([, value, issue]) => ["valor_reducao", value, issue] as const),
    ["valor_reducao", 0, "required"],
    ["categoria_reduzir", "Salário", "bad-category"],
    ["categoria_reduzir", null, "bad-category"],
    ["objetivo_id", 5, "wrong-type"],
    ["objetivo_id", ["a"], "wrong-type"],
    ["user_id", NOBODYS_ID, "unknown-field"],
  ] as const)("is refused with the %s %j", async (field, value, issue) => {
    const me = await newCaller();
    const json = JSON.stringify({ ...SCENARIO, [field]: value });
    const body = value === Infinity ? json.replace(`"${field}":null`, `"${field}":1e999`) : json;
    const headers = { "content-type": "application/json" };
    expect(await me("POST", "/simulacao/cenario", { body, headers })).toMatchObject({
      status: 422,
      body: {
        detail: [{ loc: ["body", field], msg: fieldIssues[issue as keyof typeof fieldIssues] }],
      },
    });
  });
});
