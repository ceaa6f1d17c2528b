import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  decodeRecommendations,
  recommendationsSchema,
} from "../../../src/contract/recommendations/recommendations.ts";
import { paths } from "../../../src/contract/paths.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { read } from "../../support/read.ts";
import { GOAL, INCOME } from "../support/bodies.ts";
import { call } from "../support/caller.ts";
import { newPerson, newPremiumPerson, setPlan } from "../support/people.ts";
import { says, startProvider, type Treatment } from "../support/provider-stand-in.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";

/** 23:30 UTC on the last day of April is already May in Lisbon. */
const MIDNIGHT = Date.UTC(2031, 3, 30, 23, 30);

const generate = (server: TestServer, token: string, periodo_meses: unknown) =>
  call(server, "POST", "/recomendacoes/gerar", { token, body: { periodo_meses } });

const enter = (server: TestServer, token: string, kind: string, entry: object) =>
  call(server, "POST", kind, { token, body: { ...INCOME, ...entry } });

async function reportOf(server: TestServer, token: string, months: number) {
  const { status, body } = await generate(server, token, months);
  expect(status).toBe(200);
  return decodeRecommendations(read(recommendationsSchema, body));
}

describe("recommendations", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock: testClock(MIDNIGHT) });
  });
  afterAll(() => server.close());

  it("are given on three months by the free plan, which refuses more with what Premium gives", async () => {
    const { token } = await newPerson(server);
    expect((await generate(server, token, 3)).status).toBe(200);
    for (const months of [6, 12, 24]) {
      expect(await generate(server, token, months)).toMatchObject({
        status: 403,
        body: { detail: serverProblems["period-locked"] },
      });
    }
  });

  it.each([3, 6, 12, 24])("are given on %i months by Premium", async (months) => {
    const { token } = await newPremiumPerson(server);
    expect((await reportOf(server, token, months)).period).toBe(months);
  });

  it("stay as they were answered, with the moment, for whom they were made", async () => {
    const [person, stranger] = [await newPerson(server), await newPerson(server)];
    const last = (token: string) => call(server, "GET", paths.recommendations, { token });
    expect((await last(person.token)).body).toBeNull();
    const { body } = await generate(server, person.token, 3);
    expect(body).toMatchObject({ gerado_em: new Date(MIDNIGHT).toISOString() });
    expect(await last(person.token)).toMatchObject({ status: 200, body });
    expect((await last(stranger.token)).body).toBeNull();
  });

  it("wait unseen while the plan does not give their period", async () => {
    const { token, user } = await newPremiumPerson(server);
    const last = () => call(server, "GET", paths.recommendations, { token });
    const { body } = await generate(server, token, 12);
    await setPlan(server, user.id, "free");
    expect((await last()).body).toBeNull();
    await setPlan(server, user.id, "premium");
    expect((await last()).body).toEqual(body);
  });

  it.each([5, 0, -3, 3.5, "6", null, true, [3]])("are refused on %j months", async (months) => {
    const { token } = await newPremiumPerson(server);
    expect(await generate(server, token, months)).toMatchObject({
      status: 422,
      body: {
        detail: [
          { loc: ["body", "periodo_meses"], msg: fieldIssues["bad-period"], type: "value_error" },
        ],
      },
    });
  });

  it("are refused without a period and with undeclared fields", async () => {
    const { token } = await newPremiumPerson(server);
    const send = (body: object) => call(server, "POST", "/recomendacoes/gerar", { token, body });
    expect((await send({})).status).toBe(422);
    expect((await send({ periodo_meses: 3, user_id: "x" })).status).toBe(422);
  });

  it("say to somebody without records what to record, and that our own rules say so", async () => {
    const { token } = await newPerson(server);
    const { summary, analysis, source } = await reportOf(server, token, 3);
    expect(summary).toEqual({
      income: 0,
      expenses: 0,
      totalOf: { from: "2031-03", to: "2031-05" },
      meanBalance: 0,
      meanOf: null,
      fixed: 0,
      variable: 0,
      byCategory: [],
    });
    expect(analysis.recommendations.map(({ title }) => title)).toEqual([
      "Registe as suas receitas",
      "Registe as suas despesas",
      "Crie o seu primeiro objetivo",
    ]);
    expect(source).toBe("rules");
  });

  it("are made of the calendar months of the period, the current one included, and of nobody else's records", async () => {
    const [{ token }, other] = [await newPerson(server), await newPerson(server)];
    const spend = (who: string, data: string, valor: number, categoria = "Lazer") =>
      enter(server, who, "/despesas", { data, valor, categoria });
    await spend(token, "2031-02-28", 9_999);
    await spend(token, "2031-03-01", 1);
    await spend(token, "2031-04-30", 20, "Habitação");
    await spend(token, "2031-05-31", 300);
    await spend(token, "2031-06-01", 9_999);
    await spend(other.token, "2031-05-01", 9_999);
    await enter(server, token, "/receitas", {
      data: "2031-05-01",
      valor: 1000,
      categoria: "Salário",
    });
    const { body } = await generate(server, token, 3);
    expect(body).toMatchObject({
      periodo_meses: 3,
      resumo_financeiro: {
        total_receitas: 1000,
        total_despesas: 321,
        saldo_medio_mensal: -10.5,
        meses_do_saldo_medio: { de: "2031-03", ate: "2031-04" },
        gastos_fixos: 20,
        gastos_variaveis: 301,
        despesas_por_categoria: { Lazer: 301, Habitação: 20 },
      },
      origem: "regras",
    });
  });

  it("project each goal that is not reached", async () => {
    const { token } = await newPerson(server);
    const save = (nome: string, valor_total: number, prazo: string | null) =>
      call(server, "POST", "/objetivos", { token, body: { ...GOAL, nome, valor_total, prazo } });
    await enter(server, token, "/receitas", {
      data: "2031-05-01",
      valor: 100,
      categoria: "Salário",
    });
    await save("Férias", 800.01, null);
    await save("Feito", 0.01, null);
    const { analysis } = await reportOf(server, token, 3);
    expect(analysis.projections).toEqual([
      { goal: "Férias", time: "cerca de 8 meses", monthly: 100_00, startsIn: null, note: null },
    ]);
  });

  it("tell the revision that they were made from, which every later write exceeds", async () => {
    const { token } = await newPerson(server);
    const before = await enter(server, token, "/despesas", { categoria: "Lazer" });
    const { revision } = await reportOf(server, token, 3);
    expect(revision).toBe(Number(before.headers["fincontrol-revisao"]));
    const after = await enter(server, token, "/despesas", { categoria: "Lazer" });
    expect(Number(after.headers["fincontrol-revisao"])).toBeGreaterThan(revision ?? Infinity);
  });

  it("have nobody put aside more than the accounts spare, on any plan", async () => {
    const amounts = [];
    for (const { token } of [await newPerson(server), await newPremiumPerson(server)]) {
      for (const month of ["2031-03", "2031-04"]) {
        await enter(server, token, "/receitas", {
          data: `${month}-01`,
          valor: 1000,
          categoria: "Salário",
        });
        for (let day = 10; day < 14; day += 1)
          await enter(server, token, "/despesas", {
            data: `${month}-${day}`,
            valor: 100,
            categoria: "Lazer",
          });
      }
      await call(server, "POST", "/objetivos", { token, body: { ...GOAL, prazo: null } });
      await call(server, "PUT", paths.toldBalance, {
        token,
        body: { valor: 35.4, data: "2031-05-01" },
      });
      const { analysis } = await reportOf(server, token, 3);
      amounts.push(
        analysis.recommendations.flatMap(({ act }) =>
          act?.type === "put-aside" ? [act.amount] : [],
        ),
      );
    }
    expect(amounts[0]).toContain(35_40);
    expect(Math.max(...amounts.flat())).toBe(35_40);
    expect(amounts[1]).toEqual(amounts[0]);
  });

  it("leave everything as it is, and are the same the second time", async () => {
    const { token } = await newPerson(server);
    await enter(server, token, "/despesas", { data: "2031-05-01", categoria: "Lazer" });
    const everything = async () => [
      (await call(server, "GET", "/despesas", { token })).text,
      (await call(server, "GET", "/objetivos", { token })).text,
      (await call(server, "GET", "/notificacoes", { token })).text,
    ];
    const before = await everything();
    const first = await generate(server, token, 3);
    expect((await generate(server, token, 3)).text).toBe(first.text);
    expect(await everything()).toEqual(before);
  });
});

describe("recommendations by a provider", () => {
  const ANSWER = JSON.stringify({
    resumo_analise: "Tudo bem.",
    recomendacoes: [
      {
        titulo: "Poupe",
        categoria: "economia",
        prioridade: "alta",
        descricao: "Poupe mais.",
        impacto_estimado: "Muito.",
      },
    ],
    projecao_objetivos: [],
  });

  /** A server with such a provider, somebody who has a record, and what was logged. */
  async function withProvider(
    act: (
      server: TestServer,
      token: string,
      requests: readonly { readonly text: string }[],
      log: () => string,
    ) => Promise<void>,
    treatment: Treatment,
  ) {
    let log = "";
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        log += chunk.toString();
        done();
      },
    });
    const { provider, requests, close } = await startProvider(treatment);
    const server = await startTestServer({
      clock: testClock(MIDNIGHT),
      ai: provider,
      log: pino({ level: "trace" }, sink),
      rateLimitFactor: 1,
    });
    try {
      const { token } = await newPerson(server);
      await enter(server, token, "/despesas", {
        data: "2031-05-01",
        categoria: "Lazer",
        valor: 77.31,
      });
      await act(server, token, requests, () => log);
    } finally {
      await server.close();
      await close();
    }
  }

  it("say that they are its", () =>
    withProvider(async (server, token) => {
      expect(await reportOf(server, token, 3)).toMatchObject({
        source: "provider",
        analysis: { text: "Tudo bem.", recommendations: [{ impact: "Muito." }] },
        summary: { expenses: 77_31 },
      });
    }, says(ANSWER)));

  it("come from the rules after its failure, which the log tells without the key or the figures", () =>
    withProvider(
      async (server, token, _requests, log) => {
        const { source, analysis } = await reportOf(server, token, 3);
        expect(source).toBe("rules-after-failure");
        expect(analysis.recommendations[0]?.title).toBe("Registe as suas receitas");
        expect(log()).toContain('"fault":{"type":"refused","status":503}');
        for (const secret of ["chave-muito-secreta", "77.31", "77,31", "Lazer", token])
          expect(log()).not.toContain(secret);
      },
      (response) => {
        response.writeHead(503, { "content-type": "application/json" });
        response.end('{"error":{"message":"chave-muito-secreta Lazer 77.31"}}');
      },
    ));

  it("are not asked for where the period is locked or there is nothing to analyse", () =>
    withProvider(async (server, token, requests) => {
      expect((await generate(server, token, 6)).status).toBe(403);
      const empty = await newPerson(server);
      expect((await reportOf(server, empty.token, 3)).source).toBe("rules");
      expect(requests).toEqual([]);
    }, says(ANSWER)));

  it("are not asked for where the accounts go below zero, of which it knows nothing", () =>
    withProvider(async (server, token, requests) => {
      await call(server, "PUT", paths.toldBalance, {
        token,
        body: { valor: -20, data: "2031-05-01" },
      });
      const { source, analysis } = await reportOf(server, token, 3);
      expect(source).toBe("rules");
      expect(analysis.recommendations.slice(0, 2).map(({ title }) => title)).toEqual([
        "As suas contas estão abaixo de zero",
        "Adie ou reparta uma despesa",
      ]);
      expect(requests).toEqual([]);
    }, says(ANSWER)));

  it("are given ten times an hour to one user, and the eleventh does not reach it", () =>
    withProvider(async (server, token, requests) => {
      for (let done = 0; done < 10; done += 1) await reportOf(server, token, 3);
      const refused = await generate(server, token, 3);
      expect(refused).toMatchObject({
        status: 429,
        body: { detail: serverProblems["too-many-requests"] },
      });
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_500);
      expect(requests).toHaveLength(10);
      const other = await newPerson(server);
      expect((await generate(server, other.token, 3)).status).toBe(200);
    }, says(ANSWER)));
});
