import { afterAll, beforeAll, expect, it } from "vitest";
import { v7 } from "uuid";
import { ACCOUNTS_MAX } from "../../../src/domain/accounts/account.ts";
import { encodeImport } from "../../../src/contract/imports/imports.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { describeSqliteFirst } from "../../support/sweep.ts";
import { ACCOUNT, INCOME, NOBODYS_ID } from "../support/bodies.ts";
import { importOf, lineNumber } from "../support/imports.ts";
import { newPerson } from "../support/people.ts";
import { fieldRefusal, refusal } from "../support/refusals.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";
import { newChange, writerOf } from "../support/writes.ts";

const TODAY = "2031-05-01";

type Listed = {
  readonly id: string;
  readonly principal: boolean;
  readonly saldo_hoje: number | null;
  readonly movimentos_desde: number | null;
  readonly revisao: number;
};

describeSqliteFirst(SERVERS, "accounts over $name", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock: testClock(Date.UTC(2031, 4, 1, 12)) });
  });
  afterAll(() => server.close());

  async function newOwner() {
    const { token } = await newPerson(server);
    const write = writerOf(server, token);
    const list = async () => (await write("GET", "/contas")).body as readonly Listed[];
    const one = async (id: string) => (await list()).find((account) => account.id === id);
    const add = async (body: object) => (await write("POST", "/contas", { body })).body as Listed;
    const tell = async (conta: string, valor: number, data = TODAY, change?: string) =>
      (
        await write("PUT", "/previsao/saldo", {
          body: { valor, data, conta },
          ...(change && { change }),
        })
      ).body as Listed;
    const told = async (since: number) =>
      (await write("GET", `/alteracoes?desde=${since}`)).body as {
        readonly revisao: number;
        readonly contas: readonly Listed[];
        readonly removidos: { readonly contas: readonly string[] };
      };
    const undo = (change: string) => write("POST", `/alteracoes/${change}/anular`);
    return { write, list, one, add, tell, told, undo };
  }

  it("are of the day by their kind, unless somebody says otherwise", async () => {
    const { add } = await newOwner();
    expect(await add({ nome: "Ordem", especie: "ordem" })).toMatchObject({ do_dia: true });
    expect(await add(ACCOUNT)).toMatchObject({ do_dia: false });
    expect(await add({ ...ACCOUNT, do_dia: true })).toMatchObject({ do_dia: true });
    const whole = { nome: "B", banco: "Banco", digitos: "1234", especie: "cartao", do_dia: false };
    expect(await add(whole)).toMatchObject({ ...whole, fechada: false, saldo: null });
  });

  it("have one main one: the chosen one, else the first that was told, else the first made; it goes on where that closes", async () => {
    const { write, add, tell, list } = await newOwner();
    const [first, second] = [
      await add({ nome: "A", especie: "ordem" }),
      await add({ nome: "B", especie: "ordem" }),
    ];
    const main = async () =>
      (await list()).filter(({ principal }) => principal).map(({ id }) => id);
    expect(await main()).toEqual([first.id]);
    await tell(second.id, 10);
    expect(await main()).toEqual([second.id]);
    await tell(first.id, 10);
    expect(await main()).toEqual([second.id]);
    const chosen = await write("PUT", `/contas/${first.id}`, { body: { principal: true } });
    expect(chosen).toMatchObject({ status: 200, body: { principal: true } });
    expect(await main()).toEqual([first.id]);
    const third = await add({ nome: "C", especie: "dinheiro", principal: true });
    expect(third.principal).toBe(true);
    expect(await main()).toEqual([third.id]);
    await write("PUT", `/contas/${third.id}`, { body: { fechada: true } });
    expect(await main()).toEqual([second.id]);
    await write("PUT", `/contas/${third.id}`, { body: { fechada: false } });
    expect(await main()).toEqual([second.id]);
  });

  it("answer a change that is sent again as it was answered, also once one is the main one by itself", async () => {
    const { write, add, tell, one } = await newOwner();
    const account = await add({ nome: "A", especie: "ordem" });
    const [plain, chosen] = [newChange(), newChange()];
    const put = (principal: boolean, change: string) =>
      write("PUT", `/contas/${account.id}`, { body: { principal }, change });
    await put(false, plain);
    await tell(account.id, 10);
    expect(await one(account.id)).toMatchObject({ principal: true });
    expect(await put(false, plain)).toMatchObject({ status: 200 });
    const first = await put(true, chosen);
    expect(first).toMatchObject({ status: 200, body: { principal: true } });
    expect(await put(true, chosen)).toMatchObject({ status: 200, body: first.body });
    expect(await put(false, chosen)).toMatchObject({ status: 409 });
  });

  it("answer the choice of a main one that is sent again, whichever other one it took the place of", async () => {
    const { write, add } = await newOwner();
    const accounts = [
      await add({ nome: "A", especie: "ordem" }),
      await add({ nome: "B", especie: "ordem" }),
    ];
    for (const { id } of [...accounts, ...accounts]) {
      const change = newChange();
      const choose = () => write("PUT", `/contas/${id}`, { body: { principal: true }, change });
      const first = await choose();
      expect(first).toMatchObject({ status: 200, body: { id, principal: true } });
      expect(await choose()).toMatchObject({ status: 200, body: first.body });
    }
  });

  it("that are closed or kept apart are never the main one", async () => {
    const { write, add } = await newOwner();
    const account = await add(ACCOUNT);
    const refused = fieldRefusal(["body", "principal"], "bad-main-account");
    const put = (body: object) => write("PUT", `/contas/${account.id}`, { body });
    expect(await put({ principal: true })).toMatchObject(refused);
    expect(await put({ principal: true, do_dia: true, fechada: true })).toMatchObject(refused);
    expect(await write("POST", "/contas", { body: { ...ACCOUNT, principal: true } })).toMatchObject(
      refused,
    );
    expect(await put({ principal: true, do_dia: true })).toMatchObject({ status: 200 });
  });

  it("hold what was told and their own records since, the main one those of no account", async () => {
    const { write, add, tell, one } = await newOwner();
    const main = await add({ nome: "Ordem", especie: "ordem" });
    const savings = await add(ACCOUNT);
    await write("POST", "/despesas", { body: { ...INCOME, data: TODAY, valor: 3 } });
    await tell(main.id, 100);
    await tell(savings.id, 500, "2031-04-30");
    const expense = (valor: number, conta?: string | null) => ({
      ...INCOME,
      data: TODAY,
      valor,
      ...(conta !== undefined && { conta }),
    });
    await write("POST", "/despesas", { body: expense(10) });
    const apart = await write("POST", "/despesas", { body: expense(20, savings.id) });
    expect(apart).toMatchObject({ status: 201, body: { conta: savings.id } });
    expect(await one(main.id)).toMatchObject({ saldo_hoje: 90, movimentos_desde: 1 });
    expect(await one(savings.id)).toMatchObject({
      saldo_hoje: 480,
      movimentos_desde: 1,
      dito: { valor: 500, data: "2031-04-30" },
    });
    // Left out, the account of a record stays; null is the main one.
    const { id } = apart.body as { id: string };
    const put = (body: object) => write("PUT", `/despesas/${id}`, { body });
    expect((await put(expense(30))).body).toMatchObject({ conta: savings.id, valor: 30 });
    expect(await one(savings.id)).toMatchObject({ saldo_hoje: 470 });
    expect((await put(expense(30, null))).body).toMatchObject({ conta: main.id });
    expect(await one(savings.id)).toMatchObject({ saldo_hoje: 500, movimentos_desde: 0 });
    expect(await one(main.id)).toMatchObject({ saldo_hoje: 60, movimentos_desde: 2 });
    for (const conta of [NOBODYS_ID, "x".repeat(65)])
      expect(await put(expense(1, conta))).toMatchObject(
        fieldRefusal(["body", "conta"], "bad-account"),
      );
  });

  it("count nothing while nothing was told of them, or once they are closed", async () => {
    const { write, add, tell, one } = await newOwner();
    const account = await add({ nome: "Ordem", especie: "ordem" });
    expect(await one(account.id)).toMatchObject({ saldo_hoje: null, dito: null });
    await tell(account.id, 7);
    await write("PUT", `/contas/${account.id}`, { body: { fechada: true } });
    expect(await one(account.id)).toMatchObject({
      saldo_hoje: null,
      dito: { valor: 7, data: TODAY },
      fechada: true,
    });
    expect((await write("GET", "/previsao")).body).toMatchObject({ saldo: null });
  });

  it("go only where nothing was recorded or imported; what was told of one goes and comes with it", async () => {
    const { write, add, tell, one, undo } = await newOwner();
    const account = await add({ nome: "Ordem", especie: "ordem" });
    await tell(account.id, 7);
    const made = await write("POST", "/despesas", { body: { ...INCOME, conta: account.id } });
    const path = `/contas/${account.id}`;
    expect(await write("DELETE", path)).toMatchObject(refusal("account-in-use"));
    await write("DELETE", `/despesas/${(made.body as Listed).id}`);
    const change = newChange();
    expect(await write("DELETE", path, { change })).toMatchObject({ status: 204 });
    expect(await one(account.id)).toBeUndefined();
    expect(await undo(change)).toMatchObject({ status: 200, body: { editadas: [] } });
    expect(await one(account.id)).toMatchObject({ saldo_hoje: 7, principal: true });
  });

  it("are told by the log whenever one, or what follows for it, has changed; its telling can be undone", async () => {
    const { write, add, tell, told, undo } = await newOwner();
    const account = await add({ nome: "Ordem", especie: "ordem" });
    const since = (await told(0)).revisao;
    expect((await told(since - 1)).contas).toMatchObject([{ id: account.id, saldo: null }]);
    const change = newChange();
    await tell(account.id, 7, TODAY, change);
    const now = await told(since);
    expect(now.contas).toMatchObject([
      { id: account.id, principal: true, revisao: now.revisao, saldo: { valor: 7, inclui: [] } },
    ]);
    // A telling is no change of the account: who saw it before may still change it.
    const body = { nome: "Corrente" };
    const match = `"${since}"`;
    expect(await write("PUT", `/contas/${account.id}`, { body, match })).toMatchObject({
      status: 200,
    });
    expect(await write("PUT", `/contas/${account.id}`, { body, match })).toMatchObject({
      status: 412,
    });
    expect(await undo(change)).toMatchObject({ status: 200, body: { repostas: 1, editadas: [] } });
    expect((await told(now.revisao)).contas).toMatchObject([{ saldo: null, principal: true }]);
    await write("DELETE", `/contas/${account.id}`);
    expect((await told(now.revisao)).removidos.contas).toEqual([account.id]);
  });

  it("hold a record of an earlier day already that is moved to the day of telling, and tell so", async () => {
    const { write, add, tell, one, told } = await newOwner();
    const account = await add({ nome: "Ordem", especie: "ordem" });
    const made = await write("POST", "/despesas", {
      body: { ...INCOME, data: "2031-04-02", valor: 5 },
    });
    const { id } = made.body as { id: string };
    await tell(account.id, 100);
    const { revisao } = await told(0);
    await write("PUT", `/despesas/${id}`, { body: { ...INCOME, data: TODAY, valor: 5 } });
    expect(await one(account.id)).toMatchObject({ saldo_hoje: 100, movimentos_desde: 0 });
    expect((await told(revisao)).contas).toMatchObject([{ saldo: { inclui: [id] } }]);
  });

  it("do not hold a record that was removed when they were told, and comes back", async () => {
    const { write, add, tell, one, undo } = await newOwner();
    const account = await add({ nome: "Ordem", especie: "ordem" });
    const { body } = await write("POST", "/despesas", { body: { ...INCOME, data: TODAY } });
    const { id } = body as { id: string };
    const removal = newChange();
    await write("DELETE", `/despesas/${id}`, { change: removal });
    await tell(account.id, 100);
    expect(await undo(removal)).toMatchObject({ status: 200 });
    expect(await one(account.id)).toMatchObject({ saldo_hoje: 100 - INCOME.valor });
  });

  it("are at most a hundred, and an undo that would bring one more is refused", async () => {
    const { write, add, undo } = await newOwner();
    const account = await add(ACCOUNT);
    const change = newChange();
    await write("DELETE", `/contas/${account.id}`, { change });
    for (let made = 0; made < ACCOUNTS_MAX; made += 1) await add(ACCOUNT);
    const full = refusal("too-many-accounts");
    expect(await write("POST", "/contas", { body: ACCOUNT })).toMatchObject(full);
    const told = { valor: 1, data: TODAY, conta: v7(), nome: "Nova" };
    expect(await write("PUT", "/previsao/saldo", { body: told })).toMatchObject(full);
    expect(await undo(change)).toMatchObject(full);
  });

  it.each([
    ["2031-05-02", "2031-05-02"],
    ["2031-05-03", TODAY],
    ["2199-12-31", TODAY],
  ])("of a bank's file hold nothing of a day to come: %s is %s", async (said, data) => {
    const { write, list } = await newOwner();
    const draft = encodeImport({ ...importOf([lineNumber(0)]), closing: null });
    const body = { ...draft, saldo: { valor: 50, data: said } };
    expect((await write("POST", "/importacoes", { body })).status).toBe(201);
    expect(await list()).toMatchObject([{ saldo: { valor: 50, data }, saldo_hoje: 50 }]);
  });

  it("of a bank's file have its records; undone, the file takes its balance and its account along", async () => {
    const { write, list, one } = await newOwner();
    const closing = { amount: cents(5_000), date: civilDate(2026, 2, 1) };
    const draft = { ...importOf([lineNumber(0), lineNumber(1)]), closing };
    expect(await write("POST", "/importacoes", { body: encodeImport(draft) })).toMatchObject({
      status: 201,
    });
    const expenses = (await write("GET", "/despesas?contas=true")).body as readonly object[];
    expect(expenses).toHaveLength(2);
    for (const record of expenses) expect(record).toMatchObject({ conta: draft.account.id });
    expect(await one(draft.account.id)).toMatchObject({ saldo_hoje: 50, principal: true });
    await write("DELETE", `/importacoes/${draft.id}`);
    expect(await list()).toEqual([]);
  });

  it("stay where the undo of their making would leave records without one", async () => {
    const { write, one, undo } = await newOwner();
    const [id, change] = [v7(), newChange()];
    await write("POST", "/contas", { body: { ...ACCOUNT, id }, change });
    await write("POST", "/despesas", { body: { ...INCOME, conta: id } });
    expect(await undo(change)).toMatchObject({
      status: 200,
      body: { repostas: 0, editadas: [id] },
    });
    expect(await one(id)).toBeDefined();
  });

  it("that are gone keep a record of theirs from coming back", async () => {
    const { write, add, undo } = await newOwner();
    const account = await add(ACCOUNT);
    const made = await write("POST", "/despesas", { body: { ...INCOME, conta: account.id } });
    const change = newChange();
    await write("DELETE", `/despesas/${(made.body as Listed).id}`, { change });
    await write("DELETE", `/contas/${account.id}`);
    expect(await undo(change)).toMatchObject(refusal("account-gone"));
  });
});
