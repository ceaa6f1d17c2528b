import type { GenericSchema } from "valibot";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { viewBudgets } from "../../../src/application/budgets/view-budgets.ts";
import { budgetStatusListSchema, decodeBudgetStatus } from "../../../src/contract/kinds/budgets.ts";
import { transactionListSchema } from "../../../src/contract/kinds/transactions.ts";
import { changesSchema, decodeChanges } from "../../../src/contract/ledger/changes.ts";
import { paths } from "../../../src/contract/paths.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { read } from "../../support/read.ts";
import { wholeBook } from "../../support/read-whole.ts";
import { callerOf, type Caller } from "../support/caller.ts";
import { newPremiumPerson } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";
import { newChange, writerOf } from "../support/writes.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 120_000 });

const TODAY = civilDate(2026, 11, 27);
const MONTH = "2026-11";
const FOOD = { categoria: "Alimentação", descricao: "Lidl", data: "2026-11-05" } as const;

describe.each(SERVERS)("a refund, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock: testClock(Date.UTC(2026, 10, 27, 12)) });
  });
  afterAll(() => server.close());

  const asker =
    (me: Caller) =>
    async <Schema extends GenericSchema>(path: string, schema: Schema) =>
      read(schema, (await me("GET", path)).body);

  async function newOwner(limit = 299.99) {
    const { token } = await newPremiumPerson(server);
    const me = callerOf(server, token);
    const ask = asker(me);
    const write = writerOf(server, token);
    const post = async (path: string, body: object) => {
      const made = await me("POST", path, { body });
      expect(made.status).toBe(201);
      return (made.body as { id: string }).id;
    };
    await post("/orcamento", {
      categoria: "Alimentação",
      valor_limite: limit,
      mes_ano: MONTH,
      repetir: false,
    });
    return {
      me,
      write,
      token,
      spend: (valor: number, more: object = {}) => post("/despesas", { ...FOOD, valor, ...more }),
      giveBack: (valor: number, more: object = {}) =>
        post("/receitas", { ...FOOD, categoria: "Reembolsos", data: "2026-11-20", valor, ...more }),
      incomes: () => ask("/receitas", transactionListSchema),
      statuses: () => ask(`/orcamento/status/${MONTH}`, budgetStatusListSchema),
      /** What the screen of budgets shows. */
      shown: async () => {
        const changes = decodeChanges(await ask("/alteracoes?desde=0", changesSchema));
        return viewBudgets(fakeClock(TODAY))(null)(wholeBook(changes)).statuses;
      },
      alerts: async () => {
        await me("POST", "/notificacoes/gerar-automaticas");
        return JSON.stringify((await me("GET", "/notificacoes")).body);
      },
    };
  }

  type Owner = Awaited<ReturnType<typeof newOwner>>;

  /** The budget as the server and the screen tell it, which is the same. */
  async function told({ me, statuses, shown }: Owner) {
    const listed = (await statuses()).map(decodeBudgetStatus);
    const [{ id, spent, refunded, alert } = expect.fail("no budget")] = listed;
    const { valor_gasto } = (await me("GET", paths.budgetStatus(id))).body as {
      valor_gasto: number;
    };
    expect(valor_gasto * 100).toBeCloseTo(spent);
    expect(await shown()).toMatchObject(listed);
    return { spent, refunded, alert };
  }

  it("lowers what was spent of the budget of its shop, and no alert says otherwise", async () => {
    const owner = await newOwner();
    await owner.spend(300);
    expect(await told(owner)).toEqual({ spent: 300_00, refunded: undefined, alert: "high" });
    await owner.giveBack(80);
    expect(await told(owner)).toEqual({ spent: 220_00, refunded: 80_00, alert: "low" });
    expect(await owner.alerts()).not.toContain("Orçamento");
  });

  it("never takes it below zero, however much comes back", async () => {
    const owner = await newOwner();
    await owner.spend(300, { data: "2025-12-02" });
    await owner.spend(20);
    await owner.giveBack(300);
    expect(await told(owner)).toEqual({ spent: 0, refunded: 300_00, alert: "low" });
  });

  it("that is tied is of its purchase's category, however old that is, until the tie is taken away", async () => {
    const owner = await newOwner();
    const purchase = await owner.spend(90, { data: "2024-02-05", descricao: "Fnac" });
    await owner.spend(300);
    const words = { descricao: null, categoria: "Outros", devolve: purchase };
    const id = await owner.giveBack(60, words);
    expect(await owner.incomes()).toMatchObject([{ id, devolve: purchase }]);
    expect(await told(owner)).toMatchObject({ spent: 240_00, refunded: 60_00 });

    const { devolve: _, ...body } = { ...FOOD, ...words, valor: 50, data: "2026-11-20" };
    await owner.write("PUT", `/receitas/${id}`, { body });
    expect(await told(owner)).toMatchObject({ refunded: 50_00 });
    const untied = newChange();
    await owner.write("PUT", `/receitas/${id}`, {
      body: { ...body, devolve: null },
      change: untied,
    });
    expect(await told(owner)).toMatchObject({ spent: 300_00, refunded: undefined });
    await owner.write("POST", paths.undo(untied), { body: {} });
    expect(await told(owner)).toMatchObject({ refunded: 50_00 });
    const { body: changes } = await owner.me("GET", paths.recordChanges("receita", id));
    expect(JSON.stringify(changes)).toContain(`"devolve":null`);
  });

  it("goes along when its purchase is refiled, and harms nothing once that is removed", async () => {
    const owner = await newOwner();
    const purchase = await owner.spend(90, { categoria: "Compras", descricao: "Fnac" });
    await owner.spend(300);
    await owner.giveBack(60, { descricao: null, devolve: purchase });
    expect(await told(owner)).toMatchObject({ refunded: undefined });
    await owner.write("PUT", `/despesas/${purchase}`, {
      body: { ...FOOD, descricao: "Fnac", valor: 90 },
    });
    expect(await told(owner)).toMatchObject({ spent: 330_00, refunded: 60_00 });
    await owner.write("DELETE", `/despesas/${purchase}`);
    expect(await told(owner)).toMatchObject({ spent: 300_00, refunded: undefined });
  });

  it("keeps its tie in a copy, whether it is joined or replaces", async () => {
    const owner = await newOwner();
    const purchase = await owner.spend(300);
    await owner.giveBack(60, { descricao: null, devolve: purchase });
    const { text } = await owner.me("GET", paths.exportFile("json"));
    for (const mode of ["juntar", "substituir"]) {
      const other = await newOwner(1);
      await other.me("DELETE", `/orcamento/${(await other.statuses())[0]?.id}`);
      const headers = { "content-type": "application/json" };
      const query = `simular=false&modo=${mode}`;
      const done = await other.me("POST", `${paths.restore}?${query}`, { body: text, headers });
      expect([mode, done.status, done.body]).toMatchObject([mode, 200, { recusados: [] }]);
      expect(await told(other)).toMatchObject({ spent: 240_00, refunded: 60_00 });
    }
  });

  it("keeps the month's budget for the achievement that asks for it", async () => {
    const owner = await newOwner();
    await owner.me("DELETE", `/orcamento/${(await owner.statuses())[0]?.id}`);
    const won = async () => (await owner.me("POST", "/gamificacao/verificar")).text;
    const october = { data: "2026-10-05" };
    await owner.me("POST", "/orcamento", {
      body: { categoria: "Alimentação", valor_limite: 100, mes_ano: "2026-10", repetir: false },
    });
    for (const day of ["01", "08", "15", "22", "28"])
      await owner.spend(0, { data: `2026-10-${day}` });
    await owner.spend(120, october);
    expect(await won()).not.toContain("Dentro do Orçamento");
    await owner.giveBack(20, { data: "2026-10-06" });
    expect(await won()).toContain("Dentro do Orçamento");
  });
});
