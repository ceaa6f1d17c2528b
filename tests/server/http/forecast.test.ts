import { afterAll, beforeAll, expect, it } from "vitest";
import { v4, v7 } from "uuid";
import { is } from "valibot";
import { forecastSchema } from "../../../src/contract/forecast.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { describeSqliteFirst } from "../../support/sweep.ts";
import { INCOME, NOBODYS_ID } from "../support/bodies.ts";
import { CHANGE_HEADER, REVISION_HEADER } from "../../../src/contract/api-base.ts";
import { call, type CallOptions, type Method } from "../support/caller.ts";
import { newPerson, newPremiumPerson } from "../support/people.ts";
import { fieldRefusal, refusal } from "../support/refusals.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";
import { newChange } from "../support/writes.ts";

/** 23:30 UTC on the last day of April is already May in Lisbon. */
const MIDNIGHT = Date.UTC(2031, 3, 30, 23, 30);
const TODAY = "2031-05-01";

type Told = {
  readonly saldo: number | null;
  readonly fim_do_mes: { readonly valor: number } | null;
  readonly dia_mais_baixo: { readonly data: string; readonly valor: number } | null;
  readonly por_dia: number | null;
  readonly dias: readonly { readonly data: string; readonly valor: number }[];
  readonly meses: readonly object[];
  readonly pressuposto: string;
};

describeSqliteFirst(SERVERS, "the forecast over $name", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock: testClock(MIDNIGHT) });
  });
  afterAll(() => server.close());

  async function newCaller(plan: "free" | "premium" = "premium") {
    const { token } = await (plan === "free" ? newPerson(server) : newPremiumPerson(server));
    return (method: Method, path: string, options: CallOptions = {}) =>
      call(server, method, path, { token, ...options });
  }

  type Caller = Awaited<ReturnType<typeof newCaller>>;

  const tell = (me: Caller, body: object, change?: string) =>
    me("PUT", "/previsao/saldo", {
      body,
      ...(change === undefined ? {} : { headers: { [CHANGE_HEADER]: change } }),
    });
  const look = async (me: Caller, query = "") => {
    const answer = await me("GET", `/previsao${query}`);
    expect(answer.status).toBe(200);
    expect(is(forecastSchema, answer.body)).toBe(true);
    return answer.body as Told;
  };

  const expense = (data: string, valor: number) => ({
    data,
    categoria: "Alimentação",
    valor,
    descricao: null,
  });

  it("says nothing but what is missing as long as no balance was told", async () => {
    const told = await look(await newCaller());
    expect(told).toMatchObject({ saldo: null, por_dia: null, dias: [], meses: [] });
    expect(told.pressuposto).not.toBe("");
  });

  it("begins with what was told, and adds what was recorded since", async () => {
    const me = await newCaller();
    await tell(me, { valor: -20.5, data: "2031-04-29" });
    await me("POST", "/receitas", { body: { ...INCOME, data: "2031-04-29", valor: 1000 } });
    await me("POST", "/receitas", { body: { ...INCOME, data: "2031-04-30", valor: 100 } });
    await me("POST", "/despesas", { body: { ...INCOME, data: "2031-05-03", valor: 100 } });
    const told = await look(me);
    expect(told).toMatchObject({
      saldo: 79.5,
      fim_do_mes: { valor: -20.5 },
      dia_mais_baixo: { data: "2031-05-03", valor: -20.5 },
      por_dia: 0,
    });
    expect(told.dias[0]).toMatchObject({ data: TODAY, valor: 79.5 });
    expect(told.dias).toHaveLength(91);
    expect(told.meses).toHaveLength(12);
    expect((await look(me, "?dias=2")).dias.map(({ data }) => data)).toEqual([
      TODAY,
      "2031-05-02",
      "2031-05-03",
    ]);
  });

  it("ends with the month on the free plan", async () => {
    const me = await newCaller("free");
    await tell(me, { valor: 310, data: TODAY });
    const told = await look(me);
    expect(told.dias.at(-1)?.data).toBe("2031-05-31");
    expect(told.meses).toHaveLength(1);
    expect(told).toMatchObject({ por_dia: 5, depois_do_mes: { receitas: 0, despesas: 0 } });
    expect(await me("GET", "/previsao?dias=31")).toMatchObject({
      status: 403,
      body: { detail: serverProblems["forecast-locked"] },
    });
    expect((await look(me, "?dias=30")).dias).toHaveLength(31);
  });

  it("keeps one balance of an account, the one that was told last", async () => {
    const me = await newCaller();
    const first = await tell(me, { valor: 10, data: TODAY });
    const again = await tell(me, { valor: 20, data: "2031-04-01" });
    const { id } = first.body as { id: string };
    expect(again.body).toMatchObject({ id, saldo: { valor: 20, data: "2031-04-01" } });
    await tell(me, { valor: 30, data: TODAY, conta: id });
    expect((await me("GET", "/contas")).body).toEqual([
      {
        id,
        nome: "A minha conta",
        digitos: null,
        especie: "ordem",
        banco: null,
        principal: true,
        primeira: true,
        do_dia: true,
        fechada: false,
        saldo: { valor: 30, data: TODAY, inclui: [] },
        saldo_hoje: 30,
        dito: { valor: 30, data: TODAY },
        movimentos_desde: 0,
      },
    ]);
  });

  it("keeps little for a repetition, however many records its day has", async () => {
    const me = await newCaller();
    const add = async () => me("POST", "/despesas", { body: expense(TODAY, 1) });
    for (let made = 0; made < 120; made += 1) expect((await add()).status).toBe(201);
    const change = newChange();
    const first = await tell(me, { valor: 500, data: TODAY }, change);
    expect((first.body as { saldo: { inclui: unknown[] } }).saldo.inclui).toHaveLength(120);
    const again = await tell(me, { valor: 500, data: TODAY }, change);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    const kept = await server.database.queries
      .selectFrom("idempotency_keys")
      .select("answer")
      .where("key", "=", `balance:${change}`)
      .executeTakeFirstOrThrow();
    expect(kept.answer.length).toBeLessThan(100);
  });

  it("makes an account of a balance under a new id only, which is a UUID of version 7", async () => {
    const me = await newCaller();
    const told = { valor: 1, data: TODAY, nome: "Cofre" };
    for (const conta of ["", "x", "ç", "../contas", v4(), v7().toUpperCase(), "x".repeat(64)])
      expect([conta, await tell(me, { ...told, conta })]).toMatchObject([
        conta,
        fieldRefusal(["body", "conta"], "bad-id"),
      ]);
    const id = v7();
    expect(await tell(me, { ...told, conta: id })).toMatchObject({ status: 200, body: { id } });
    expect(await tell(me, { valor: 2, data: TODAY, conta: id })).toMatchObject({ status: 200 });
    expect(await tell(me, { valor: 2, data: TODAY, conta: "x" })).toMatchObject(
      refusal("no-such-record"),
    );
  });

  it("hears of all that is recorded on the day after its balance was told, a confirmation too", async () => {
    const me = await newCaller();
    const planned = await me("POST", "/recorrentes", {
      body: {
        tipo: "receita",
        categoria: "Salário",
        valor: 1350,
        descricao: "Ordenado",
        inicio: TODAY,
        cada: 1,
        unidade: "mes",
        modo: "confirmar",
        fim: null,
        vezes: null,
        fim_de_semana: "manter",
      },
    });
    expect(planned.status).toBe(201);
    const before = await me("POST", "/despesas", { body: expense(TODAY, 12) });
    await tell(me, { valor: 2500, data: TODAY });
    expect(await look(me)).toMatchObject({ saldo: 2500, fim_do_mes: { valor: 3850 } });
    const { id } = planned.body as { id: string };
    const confirmed = await me("POST", `/recorrentes/${id}/ocorrencias/${TODAY}`, {
      body: { acao: "confirmar" },
    });
    expect(confirmed.status).toBeLessThan(300);
    expect(await look(me)).toMatchObject({ saldo: 3850, fim_do_mes: { valor: 3850 } });
    await me("POST", "/despesas", { body: expense(TODAY, 400) });
    expect(await look(me)).toMatchObject({ saldo: 3450, fim_do_mes: { valor: 3450 } });
    const { id: lunch } = before.body as { id: string };
    await me("PUT", `/despesas/${lunch}`, { body: expense(TODAY, 15) });
    expect(await look(me)).toMatchObject({ saldo: 3450 });
  });

  it("adds to each account what moved it since its own day, a transfer to savings and all", async () => {
    const me = await newCaller();
    const imported = async (
      nome: string,
      especie: string,
      saldo: object,
      lines: readonly object[],
    ) => {
      const conta = { id: v7(), nome, digitos: null, especie };
      const body = { id: v7(), nome: `${nome}.csv`, banco: "Banco", conta, saldo, linhas: lines };
      expect(await me("POST", "/importacoes", { body })).toMatchObject({ status: 201 });
      return conta.id;
    };
    const line = (data: string, tipo: string, valor: number, more: object = {}) => ({
      id: v7(),
      tipo,
      data,
      categoria: tipo === "receita" ? "Outros" : "Alimentação",
      valor,
      descricao: `${data} ${valor}`,
      identidade: `${data}|${tipo}|${valor}`,
      ...more,
    });
    const current = await imported("À ordem", "ordem", { valor: 1000, data: "2031-04-10" }, [
      line("2031-04-10", "despesa", 30),
      line("2031-04-20", "despesa", 50),
      line("2031-04-21", "despesa", 200, { nao_contar: true }),
    ]);
    await imported("Poupança", "poupanca", { valor: 5000, data: "2031-04-01" }, [
      line("2031-04-21", "receita", 200, { nao_contar: true }),
    ]);
    await me("POST", "/despesas", { body: expense("2031-04-25", 7) });
    expect(await look(me)).toMatchObject({ saldo: 1000 - 50 - 200 - 7 });
    const accounts = (await me("GET", "/contas")).body as { id: string; principal: boolean }[];
    expect(accounts.filter(({ principal }) => principal)).toMatchObject([{ id: current }]);
    const since = await me("GET", "/importacoes/linhas?de=2031-04-21");
    expect(since.body).toMatchObject({ datas: ["2031-04-21", "2031-04-21"] });
  });

  it("leaves the cushion alone, on every plan, and refuses one below nothing", async () => {
    for (const plan of ["free", "premium"] as const) {
      const me = await newCaller(plan);
      await tell(me, { valor: 1000, data: TODAY });
      expect(await look(me)).toMatchObject({ por_dia: 16.12, reserva: 0, a_partir_de: null });
      const kept = await me("PUT", "/previsao/reserva", { body: { valor: 300 } });
      expect(kept).toMatchObject({ status: 200, body: { valor: 300 } });
      expect((await me("GET", "/previsao/reserva")).body).toEqual({ valor: 300 });
      expect(await look(me)).toMatchObject({
        por_dia: 11.29,
        reserva: 300,
        dia_apertado: "2031-07-01",
        sem_rendimento: { valor: 0 },
      });
      expect(await me("PUT", "/previsao/reserva", { body: { valor: -1 } })).toMatchObject({
        status: 422,
      });
    }
  });

  it("answers a balance that is told again as the first time, and leaves what was told since", async () => {
    const me = await newCaller();
    const lost = [{ valor: 10, data: TODAY }, newChange()] as const;
    const first = await tell(me, ...lost);
    const since = await tell(me, { valor: 20, data: TODAY }, newChange());
    const again = await tell(me, ...lost);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(again.headers[REVISION_HEADER]).toBe(first.headers[REVISION_HEADER]);
    expect((await me("GET", "/contas")).body).toMatchObject([since.body as object]);
  });

  it("takes no other balance, and no record, for one of the same name", async () => {
    const me = await newCaller();
    const change = newChange();
    await tell(me, { valor: 10, data: TODAY }, change);
    const reused = { status: 409, body: { detail: serverProblems["change-reused"] } };
    expect(await tell(me, { valor: 11, data: TODAY }, change)).toMatchObject(reused);
    const made = newChange();
    await me("POST", "/receitas", { body: INCOME, headers: { [CHANGE_HEADER]: made } });
    expect(await tell(me, { valor: 11, data: TODAY }, made)).toMatchObject(reused);
    expect(await tell(me, { valor: 11, data: TODAY }, "no name")).toMatchObject({ status: 400 });
  });

  it("takes no balance of tomorrow, of nobody's account, or of somebody else's", async () => {
    const me = await newCaller();
    expect(await tell(me, { valor: 10, data: "2031-05-02" })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "data"], msg: fieldIssues["future-date"] }] },
    });
    const missing = { status: 404, body: { detail: serverProblems["no-such-record"] } };
    expect(await tell(me, { valor: 10, data: TODAY, conta: NOBODYS_ID })).toMatchObject(missing);
    const other = await tell(await newCaller(), { valor: 10, data: TODAY });
    const { id } = other.body as { id: string };
    expect(await tell(me, { valor: 10, data: TODAY, conta: id })).toMatchObject(missing);
    expect((await me("GET", "/contas")).body).toEqual([]);
  });

  it("looks no further than 90 days, and at one at least", async () => {
    const me = await newCaller();
    for (const dias of ["0", "91", "-1", "1.5", "x", "100"])
      expect((await me("GET", `/previsao?dias=${dias}`)).status).toBe(422);
  });
});
