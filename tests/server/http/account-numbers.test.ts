import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encodeImport } from "../../../src/contract/imports/imports.ts";
import { paths } from "../../../src/contract/paths.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId, transactionId } from "../../../src/domain/shared/ids.ts";
import { importOf, lineNumber } from "../support/imports.ts";
import { newPremiumPerson } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";
import { newChange, writerOf } from "../support/writes.ts";

const [BEFORE, YESTERDAY, TODAY, LATER] = ["2031-05-04", "2031-05-05", "2031-05-06", "2031-05-09"];

const spent = (valor: number, data = TODAY) => ({ data, categoria: "Alimentação", valor });

describe("the number of an account", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock: testClock() });
  });
  afterAll(() => server.close());

  async function newOwner() {
    const { token } = await newPremiumPerson(server);
    const write = writerOf(server, token);
    const made = async (path: string, body: object) => {
      const answer = await write("POST", path, { body });
      expect([path, answer.status]).toEqual([path, 201]);
      return (answer.body as { id: string }).id;
    };
    const tell = (valor: number, data = TODAY, conta?: string) =>
      write("PUT", paths.toldBalance, { body: { valor, data, ...(conta && { conta }) } });
    const numbers = async () => {
      const { body } = await write("GET", paths.accounts);
      const all = body as readonly { nome: string; saldo_hoje: number | null }[];
      return Object.fromEntries(all.map((one) => [one.nome, one.saldo_hoje]));
    };
    const held = async () => Object.values(await numbers())[0];
    const divided = async (id: string, valor: number, partes: readonly object[] = []) => {
      const change = newChange();
      const body = { categoria: "Alimentação", valor, partes };
      const answer = await write("POST", `/despesas/${id}/dividir`, { body, change });
      expect(answer.status).toBe(200);
      return change;
    };
    const undo = async (change: string) => (await write("POST", paths.undo(change))).body;
    const amounts = async () =>
      ((await write("GET", "/despesas")).body as { valor: number }[])
        .map(({ valor }) => valor)
        .toSorted((one, other) => one - other);
    return { write, made, tell, numbers, held, divided, undo, amounts };
  }

  type Told = Awaited<ReturnType<typeof newOwner>> & { readonly other: string };

  it("takes in an income that was dated ahead when it was told, and comes early", async () => {
    const { write, made, tell, held } = await newOwner();
    const salary = { data: LATER, categoria: "Salário", valor: 1500 };
    const id = await made("/receitas", salary);
    await tell(100);
    await write("PUT", `/receitas/${id}`, { body: { ...salary, data: TODAY } });
    expect(await held()).toBe(1600);
  });

  it("is the same however a record in it is divided, on the day of telling and after", async () => {
    const { made, tell, held, divided, undo } = await newOwner();
    const id = await made("/despesas", spent(60));
    await tell(500);
    const part = { id: v7(), categoria: "Lazer", valor: 20, descricao: null };
    const change = await divided(id, 40, [part]);
    expect(await held()).toBe(500);
    await undo(change);
    expect(await held()).toBe(500);
    const later = await made("/despesas", spent(60));
    expect(await held()).toBe(440);
    await divided(later, 40);
    expect(await held()).toBe(440);
  });

  it("is no other account's affair: neither telling, nor choosing, nor marking another changes it", async () => {
    const { write, made, tell, numbers } = await newOwner();
    const one = await made(paths.accounts, { nome: "Um", especie: "ordem" });
    const two = await made(paths.accounts, { nome: "Dois", especie: "ordem" });
    await tell(100, BEFORE, two);
    await made("/despesas", spent(10, YESTERDAY));
    expect(await numbers()).toEqual({ Um: null, Dois: 90 });
    await tell(200, TODAY, one);
    expect(await numbers()).toEqual({ Um: 200, Dois: 90 });
    await write("PUT", `${paths.accounts}/${one}`, { body: { principal: true } });
    await write("PUT", `${paths.accounts}/${two}`, { body: { do_dia: false } });
    expect(await numbers()).toEqual({ Um: 200, Dois: 90 });
  });

  it("stays where money was spent when a file tells the balance of another account", async () => {
    const { write, made, tell, numbers } = await newOwner();
    const savings = importOf([lineNumber(0)]);
    await write("POST", paths.imports, { body: encodeImport(savings) });
    const pocket = await made(paths.accounts, { nome: "Carteira", especie: "dinheiro" });
    await tell(100, BEFORE, pocket);
    await made("/despesas", spent(10, YESTERDAY));
    const closing = { amount: cents(70_000), date: civilDate(2031, 5, 6) };
    const next = { ...importOf([lineNumber(1)], { closing }), account: savings.account };
    await write("POST", paths.imports, { body: encodeImport(next) });
    expect(await numbers()).toEqual({ "Conta à ordem": 700, Carteira: 90 });
  });

  it("keeps what a file moved when its record is divided", async () => {
    const { write, tell, held, divided, undo } = await newOwner();
    const line = lineNumber(1, { date: civilDate(2031, 5, 6), amount: cents(6_000) });
    const bank = importOf([line]);
    await write("POST", paths.imports, { body: encodeImport(bank) });
    await tell(500, YESTERDAY, bank.account.id);
    expect(await held()).toBe(440);
    const part = { id: v7(), categoria: "Lazer", valor: 15, descricao: null };
    const change = await divided(line.id, 40, [part]);
    expect(await held()).toBe(440);
    await undo(change);
    expect(await held()).toBe(440);
  });

  it.each([
    ["after", TODAY, BEFORE, 42],
    ["before", BEFORE, TODAY, 50],
  ])(
    "holds a bank's movement of a day %s that of telling, wherever its record is re-dated",
    async (_, day, to, right) => {
      const { write, held } = await newOwner();
      const line = lineNumber(1, { date: day as CivilDate, amount: cents(800) });
      const closing = { date: civilDate(2031, 5, 5), amount: cents(5000) };
      await write("POST", paths.imports, { body: encodeImport(importOf([line], { closing })) });
      const record = { data: to, categoria: "Alimentação", valor: 8 };
      await write("PUT", `/despesas/${line.id}`, { body: record });
      expect(await held()).toBe(right);
      expect((await write("GET", "/previsao")).body).toMatchObject({ saldo: right });
    },
  );

  it.each([
    [
      "another account was told",
      async ({ tell, other }: Told) => void (await tell(700, TODAY, other)),
    ],
    [
      "another balance was told and taken back",
      async ({ write, undo }: Told) => {
        const change = newChange();
        await write("PUT", paths.toldBalance, { change, body: { valor: 500, data: TODAY } });
        await undo(change);
      },
    ],
  ])(
    "holds no record of after it was told that goes and comes back when %s",
    async (_, meanwhile) => {
      const owner = await newOwner();
      const account = { especie: "ordem", do_dia: true };
      const main = await owner.made(paths.accounts, { ...account, nome: "Dia a dia" });
      const other = await owner.made(paths.accounts, { ...account, nome: "Outra" });
      await owner.tell(1000, TODAY, main);
      await owner.tell(5, TODAY, other);
      const id = await owner.made("/despesas", { ...spent(10), conta: main });
      await meanwhile({ ...owner, other });
      for (const sent of [{ data: YESTERDAY }, { conta: other }]) {
        const change = newChange();
        await owner.write("PUT", `/despesas/${id}`, { change, body: { ...spent(10), ...sent } });
        await owner.undo(change);
        expect(await owner.numbers()).toMatchObject({ "Dia a dia": 990 });
      }
      const change = newChange();
      await owner.write("DELETE", `/despesas/${id}`, { change });
      await owner.undo(change);
      expect(await owner.numbers()).toMatchObject({ "Dia a dia": 990 });
    },
  );

  it("is the bank's however often a divided movement ceases to count and counts again", async () => {
    const { write, held, divided, amounts } = await newOwner();
    const line = lineNumber(1, { date: civilDate(2031, 5, 6), amount: cents(1000) });
    const closing = { date: civilDate(2031, 5, 5), amount: cents(50_000) };
    const draft = importOf([line], { closing });
    await write("POST", paths.imports, { body: encodeImport(draft) });
    await divided(line.id, 4, [{ id: v7(), categoria: "Lazer", valor: 6, descricao: null }]);
    for (const [leavesOut, there] of [
      [true, []],
      [false, [4, 6]],
      [true, []],
    ] as const) {
      await write("PUT", `/importacoes/linhas/${line.id}`, { body: { nao_contar: leavesOut } });
      expect([await held(), await amounts()]).toEqual([490, there]);
    }
    await write("PUT", `/importacoes/linhas/${line.id}`, { body: { nao_contar: false } });
    const undone = await write("POST", paths.undoImport(draft.id), { body: { editadas: [] } });
    const { editadas } = undone.body as { editadas: string[] };
    expect(editadas).toHaveLength(2);
    expect([await held(), await amounts()]).toEqual([490, [4, 6]]);
    await write("POST", paths.undoImport(draft.id), { body: { editadas } });
    expect(await amounts()).toEqual([]);
  });

  it("is what it was before an import that is undone by the name of its change, not counted movements too", async () => {
    const { write, made, tell, held, undo } = await newOwner();
    const account = await made(paths.accounts, { nome: "Dia a dia", especie: "ordem" });
    await tell(1000, BEFORE, account);
    const lines = [lineNumber(1), lineNumber(2, { use: { type: "not-counted" } })];
    const own = { id: accountId(account), label: "Dia a dia", digits: null } as const;
    const draft = importOf(
      lines.map((line) => ({ ...line, date: civilDate(2031, 5, 6), amount: cents(500) })),
      { account: { ...own, kind: "current" } },
    );
    const change = newChange();
    await write("POST", paths.imports, { change, body: encodeImport(draft) });
    expect(await held()).toBe(990);
    expect(await undo(change)).toEqual({ repostas: 2, editadas: [] });
    expect(await held()).toBe(1000);
    expect((await write("GET", paths.imports)).body).toEqual([]);
    expect(await undo(change)).toEqual({ repostas: 0, editadas: [draft.id] });
  });

  it("is moved by the bank alone where a movement is joined to a record of another account", async () => {
    const { write, made, tell, numbers } = await newOwner();
    const other = await made(paths.accounts, { nome: "Outra", especie: "ordem", do_dia: true });
    await tell(300, YESTERDAY, other);
    const record = await made("/despesas", { ...spent(10), conta: other });
    const use = { type: "join", record: transactionId(record) } as const;
    const line = lineNumber(1, { date: civilDate(2031, 5, 6), amount: cents(1000), use });
    const closing = { date: civilDate(2031, 5, 6), amount: cents(5000) };
    const draft = importOf([line], { closing });
    const body = encodeImport(draft);
    expect((await write("POST", paths.imports, { body })).status).toBe(201);
    expect(await numbers()).toEqual({ "Conta à ordem": 50, Outra: 300 });
    await write("POST", paths.undoImport(draft.id), { body: { editadas: [] } });
    expect(await numbers()).toEqual({ Outra: 290 });
  });

  it("shares a bank's movement with the account to which a part of it is moved", async () => {
    const { write, made, tell, numbers, divided } = await newOwner();
    const other = await made(paths.accounts, { nome: "Outra", especie: "ordem", do_dia: true });
    await tell(300, YESTERDAY, other);
    const line = lineNumber(1, { date: civilDate(2031, 5, 6), amount: cents(1000) });
    const closing = { date: civilDate(2031, 5, 5), amount: cents(50_000) };
    const draft = importOf([line], { closing });
    await write("POST", paths.imports, { body: encodeImport(draft) });
    const part = { id: v7(), categoria: "Lazer", valor: 3, descricao: null };
    await divided(line.id, 7, [part]);
    await write("PUT", `/despesas/${part.id}`, { body: { ...spent(3), conta: other } });
    expect(await numbers()).toEqual({ "Conta à ordem": 493, Outra: 297 });
    await write("DELETE", `/despesas/${line.id}`);
    expect(await numbers()).toEqual({ "Conta à ordem": 500, Outra: 297 });
    await write("PUT", `/despesas/${part.id}`, {
      body: { ...spent(3), conta: draft.account.id },
    });
    expect(await numbers()).toEqual({ "Conta à ordem": 490, Outra: 300 });
  });

  it("comes along with a copy that is joined, with the records that name no account", async () => {
    const [one, other] = [await newOwner(), await newOwner()];
    await one.made("/despesas", spent(10));
    const bank = await one.made(paths.accounts, { nome: "Banco", especie: "ordem" });
    await one.tell(100, YESTERDAY, bank);
    expect(await one.numbers()).toEqual({ Banco: 90 });
    await other.made("/despesas", spent(1));
    const pocket = await other.made(paths.accounts, { nome: "Carteira", especie: "dinheiro" });
    await other.tell(50, YESTERDAY, pocket);
    const { text: copy } = await one.write("GET", "/exportacao/json");
    const path = `${paths.restore}?modo=juntar&simular=false`;
    const joined = await other.write("POST", path, { body: JSON.parse(copy) as object });
    expect(joined.status).toBe(200);
    expect(await other.numbers()).toEqual({ Banco: 90, Carteira: 49 });
  });

  describe("of a division that is undone", () => {
    const divide = async () => {
      const owner = await newOwner();
      const id = await owner.made("/despesas", spent(60));
      const part = { id: v7(), categoria: "Lazer", valor: 20, descricao: null };
      const change = await owner.divided(id, 40, [part]);
      const put = (of: string, body: object) => owner.write("PUT", `/despesas/${of}`, { body });
      return { ...owner, id, part: part.id, change, put };
    };

    it("is the whole again where a part was refiled, renamed or moved to another day since", async () => {
      for (const which of ["part", "id"] as const)
        for (const other of [{ categoria: "Saúde" }, { descricao: "Feira" }, { data: BEFORE }]) {
          const { undo, amounts, put, change, ...ids } = await divide();
          const valor = which === "part" ? 20 : 40;
          await put(ids[which], { ...spent(valor), ...other });
          expect(await undo(change)).toMatchObject({ editadas: [] });
          expect(await amounts()).toEqual([60]);
        }
    });

    it("stays as it is where a part has another amount by now, or is gone", async () => {
      const { undo, amounts, put, change, part } = await divide();
      await put(part, spent(25));
      expect(await undo(change)).toHaveProperty("detail");
      expect(await amounts()).toEqual([25, 40]);
      const other = await divide();
      await other.write("DELETE", `/despesas/${other.id}`);
      expect(await other.undo(other.change)).toMatchObject({ repostas: 0 });
      expect(await other.amounts()).toEqual([20]);
    });

    it("adds up when the undo is undone, whatever was refiled between", async () => {
      const { write, amounts, undo, put, change, id } = await divide();
      const own = newChange();
      await write("POST", paths.undo(change), { change: own });
      await put(id, { ...spent(60), categoria: "Saúde" });
      expect(await undo(own)).toMatchObject({ editadas: [] });
      expect(await amounts()).toEqual([20, 40]);
    });
  });
});
