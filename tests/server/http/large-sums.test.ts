import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  eurosFromCents,
  MAX_AMOUNT,
  MAX_SUM,
  type Cents,
} from "../../../src/domain/shared/cents.ts";
import { GOAL } from "../support/bodies.ts";
import { call, type Method } from "../support/caller.ts";
import { fillLedger } from "../support/fill-ledger.ts";
import { memberOf } from "../support/ledgers.ts";
import { refusal } from "../support/refusals.ts";
import { newPremiumPerson } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";

// A machine that has much else to do may take long to write so many records.
vi.setConfig({ testTimeout: 60_000 });

/** So many that the sum of their cents is more than a number can count. */
const RECORDS = 90_100;

const MAX_EUROS = eurosFromCents(MAX_SUM);

describe.each(SERVERS)("more money than a number can count, over $name", ({ start }) => {
  const clock = testClock(Date.UTC(2031, 4, 20));
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  it("of before there was a limit is told as the largest sum there is, and fails no call", async () => {
    const { token, user } = await newPremiumPerson(server);
    const ask = async (method: Method, path: string, body?: object) => {
      const answer = await call(server, method, path, { token, ...(body && { body }) });
      expect([path, answer.status < 300]).toEqual([path, true]);
      return answer.body;
    };
    const member = await memberOf(server.database, user.id);
    const records = { kind: "expense", count: RECORDS, amount: MAX_AMOUNT } as const;
    await fillLedger(server.database.queries, member, records);
    await ask("POST", "/objetivos", GOAL);
    const limit = { categoria: "Outros", valor_limite: 0.01, mes_ano: "2031-04" };
    await ask("POST", "/orcamento", limit);

    expect(await ask("GET", "/exportacao/resumo")).toMatchObject({
      resumo_financeiro: { saldo: -MAX_EUROS },
    });
    expect(await ask("GET", "/orcamento/status/2031-04")).toMatchObject([
      { valor_gasto: MAX_EUROS },
    ]);
    expect(await ask("POST", "/recomendacoes/gerar", { periodo_meses: 3 })).toMatchObject({
      resumo_financeiro: {
        total_despesas: MAX_EUROS,
        despesas_por_categoria: { Outros: MAX_EUROS },
      },
    });
    expect(await ask("GET", "/meses")).toMatchObject({
      meses: [{ mes: "2031-04", soma: MAX_EUROS, quantidade: RECORDS }],
    });
    const wish = { categoria_reduzir: "Outros", valor_reducao: 999_999_999.99 };
    expect(await ask("POST", "/simulacao/cenario", wish)).toMatchObject({
      cenario_atual: { total_despesas: MAX_EUROS, saldo_mensal: -MAX_EUROS },
    });
    await ask("POST", "/gamificacao/verificar");
    await ask("POST", "/notificacoes/gerar-automaticas");
  });

  it("cannot come about: what would bring the sum above the largest is refused, and nothing changed", async () => {
    const { token, user } = await newPremiumPerson(server);
    const member = await memberOf(server.database, user.id);
    const count = Math.floor(MAX_SUM / 2 / MAX_AMOUNT);
    const records = { kind: "expense", count, amount: MAX_AMOUNT } as const;
    await fillLedger(server.database.queries, member, records);
    const add = (cents: number, data: string) =>
      call(server, "POST", "/despesas", {
        token,
        body: { valor: cents / 100, data, categoria: "Lazer", descricao: null },
      });
    expect((await add(100, "2031-04-02")).status).toBe(201);
    const before = (await call(server, "GET", "/meses", { token })).body;
    const told = (await call(server, "GET", "/exportacao/resumo", { token })).body;
    const saldo = -eurosFromCents((count * MAX_AMOUNT + 100) as Cents);
    expect(told).toMatchObject({ resumo_financeiro: { saldo } });
    expect(await add(MAX_AMOUNT, "2031-03-02")).toMatchObject(refusal("sum-too-large"));
    expect((await call(server, "GET", "/meses", { token })).body).toEqual(before);
    const income = { valor: 1, data: "2031-04-02", categoria: "Outros", descricao: null };
    expect((await call(server, "POST", "/receitas", { token, body: income })).status).toBe(201);
  });
});
