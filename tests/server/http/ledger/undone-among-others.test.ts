import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { encodeImport } from "../../../../src/contract/imports/imports.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { encodeRestoration } from "../../../../src/contract/trash/trash.ts";
import { addDays } from "../../../../src/domain/shared/add-days.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import {
  accountId,
  changeId,
  recurrenceId,
  type RecurrenceId,
} from "../../../../src/domain/shared/ids.ts";
import type { Restoration } from "../../../../src/domain/trash/trashed.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { ACCOUNT, INCOME, RECURRENCE } from "../../support/bodies.ts";
import { importOf, lineNumber, readAnew } from "../../support/imports.ts";
import { ledgerState } from "../../support/ledger-state.ts";
import { memberOf } from "../../support/ledgers.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { newChange, writerOf } from "../../support/writes.ts";

type Fulfilled = { readonly id: RecurrenceId; readonly day: CivilDate };

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.each(SERVERS)("a change among others, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  async function newOwner() {
    const { token, user } = await newPremiumPerson(server);
    const write = writerOf(server, token);
    const member = await memberOf(server.database, user.id);
    const get = async <Body>(path: string) => (await write("GET", path)).body as Body;
    /** Writes as a change, whose name is returned. */
    const change = async (method: "POST" | "PUT" | "DELETE", path: string, body?: object) => {
      const name = newChange();
      const answer = await write(method, path, { change: name, ...(body && { body }) });
      expect(answer.status).toBeLessThan(300);
      return name;
    };
    return {
      write,
      get,
      change,
      undo: (undone: string) => change("POST", paths.undo(undone)),
      state: () => ledgerState(server.database.queries, member),
    };
  }

  it("leaves a plan that was changed since the days that it settled", async () => {
    const { change, get, undo, state } = await newOwner();
    const today = server.stores.calendar.today();
    const weekly = { ...RECURRENCE, unidade: "semana", modo: "automatico" };
    const made = await change("POST", paths.recurrences, { ...weekly, inicio: today });
    const [plan] = await get<{ id: string }[]>(paths.recurrences);
    if (plan === undefined) throw new Error("no plan");
    const rest = `?alcance=seguintes&data=${addDays(today, 7)}`;
    await change("DELETE", `${paths.recurrence(plan.id)}${rest}`);
    const before = await state();
    expect(before["occurrences"]).toHaveLength(1);
    await undo(made);
    expect(await state()).toEqual(before);
  });

  it("counts what a later import repeated, though a copy from before it is joined", async () => {
    const { write, change, get } = await newOwner();
    const lines = [lineNumber(1), lineNumber(2)];
    const draft = importOf(lines);
    await change("POST", paths.imports, encodeImport(draft));
    const copy = (await write("GET", paths.exportFile("json"))).body as object;
    const again = { ...importOf(readAnew(lines)), account: draft.account };
    await change("POST", paths.imports, encodeImport(again));
    const counted = async () =>
      (await get<{ id: string; revistas: number }[]>(paths.imports)).find(
        ({ id }) => id === draft.id,
      )?.revistas;
    expect(await counted()).toBe(2);
    await change("POST", `${paths.restore}?simular=false&modo=juntar`, copy);
    expect(await counted()).toBe(2);
  });

  it("that swapped two names with others is undone in turn, and else refused with a sentence", async () => {
    const { write, get, change, undo, state } = await newOwner();
    type Named = { readonly id: string; readonly nome: string; readonly tipo: string };
    const all = await get<readonly Named[]>(paths.allCategories);
    const [one, other] = all.filter(({ tipo }) => tipo === "despesa");
    if (one === undefined || other === undefined) throw new Error("no categories");
    const first = await state();
    const rename = ({ id }: Named, nome: string) => change("PUT", paths.category(id), { nome });
    const away = await rename(one, "De passagem");
    const there = await rename(other, one.nome);
    const back = await rename(one, other.nome);
    const swapped = await state();
    // Its name is the other's by now.
    const refused = await write("POST", paths.undo(there));
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ detail: serverProblems["category-name-taken"] });
    // One that was renamed since stays as it is.
    const kept = await write("POST", paths.undo(away));
    expect(kept.body).toMatchObject({ repostas: 0, editadas: [one.id] });
    expect(await state()).toEqual(swapped);
    for (const undone of [back, there, away]) await undo(undone);
    expect(await state()).toEqual(first);
  });

  it("that gave two names back to each other at once is undone at once", async () => {
    const { write, get, change, undo, state } = await newOwner();
    const all = await get<{ id: string; nome: string; tipo: string }[]>(paths.allCategories);
    const [one, other] = all.filter(({ tipo }) => tipo === "despesa");
    if (one === undefined || other === undefined) throw new Error("no categories");
    const copy = (await write("GET", paths.exportFile("json"))).body as object;
    await change("PUT", paths.category(one.id), { nome: "De passagem" });
    await change("PUT", paths.category(other.id), { nome: one.nome });
    await change("PUT", paths.category(one.id), { nome: other.nome });
    const before = await state();
    const restored = await change("POST", `${paths.restore}?simular=false&modo=substituir`, copy);
    expect((await state())["categories"]).not.toEqual(before["categories"]);
    const back = await undo(restored);
    expect(await state()).toEqual(before);
    await undo(back);
    expect((await state())["categories"]).not.toEqual(before["categories"]);
  });

  /** A weekly plan from today on, with its first day. */
  async function newPlan({ change, get }: Awaited<ReturnType<typeof newOwner>>) {
    const inicio = server.stores.calendar.today();
    await change("POST", paths.recurrences, { ...RECURRENCE, unidade: "semana", inicio });
    const [plan] = await get<{ id: string }[]>(paths.recurrences);
    if (plan === undefined) throw new Error("no plan");
    return { id: recurrenceId(plan.id), day: inicio };
  }

  /** An import whose movement is a planned day. */
  const fulfilling = (number: number, { id, day }: Fulfilled) =>
    importOf([lineNumber(number, { fulfils: { recurrence: id, day } })]);

  it("that opened a planned day again is undone, though an import settled it in between", async () => {
    const owner = await newOwner();
    const { change, undo, state } = owner;
    const plan = await newPlan(owner);
    const [first, other] = [fulfilling(1, plan), fulfilling(2, plan)];
    await change("POST", paths.imports, encodeImport(first));
    const before = await state();
    const opened = await change("POST", paths.undoImport(first.id), { editadas: [] });
    await change("POST", paths.imports, encodeImport(other));
    await change("POST", paths.undoImport(other.id), { editadas: [] });
    await undo(opened);
    const { recurrences, occurrences } = await state();
    expect({ recurrences, occurrences }).toEqual({
      recurrences: before["recurrences"],
      occurrences: before["occurrences"],
    });
  });

  it("that gave a planned day another amount holds once more after an import of that day is undone", async () => {
    const owner = await newOwner();
    const { change, state } = owner;
    const plan = await newPlan(owner);
    await change("PUT", `${paths.recurrence(plan.id)}?alcance=esta&data=${plan.day}`, { valor: 7 });
    const before = await state();
    const draft = fulfilling(1, plan);
    await change("POST", paths.imports, encodeImport(draft));
    await change("POST", paths.undoImport(draft.id), { editadas: [] });
    expect((await state())["occurrences"]).toEqual(before["occurrences"]);
  });

  it("of a movement is undone, though an import took that out and was undone in between", async () => {
    const { change, get, undo, state } = await newOwner();
    const first = importOf([lineNumber(1)]);
    await change("POST", paths.imports, encodeImport(first));
    const before = await state();
    const [record] = await get<{ id: string }[]>(paths.transactions("expense"));
    const path = paths.transaction("expense", record?.id ?? "");
    const edited = await change("PUT", path, INCOME);
    const excludes = first.lines.map(({ id }) => ({ id, reason: "transfer" as const }));
    const later = importOf([lineNumber(2, { excludes })], { account: first.account });
    await change("POST", paths.imports, encodeImport(later));
    await change("POST", paths.undoImport(later.id), { editadas: [] });
    await undo(edited);
    expect((await state())["transactions"]).toEqual(before["transactions"]);
  });

  it("that took a movement out is undone, though a copy without it was restored and undone in between", async () => {
    const { write, change, undo, state } = await newOwner();
    const copy = (await write("GET", paths.exportFile("json"))).body as object;
    const first = importOf([lineNumber(1)]);
    await change("POST", paths.imports, encodeImport(first));
    const before = await state();
    const excludes = first.lines.map(({ id }) => ({ id, reason: "transfer" as const }));
    const later = importOf([lineNumber(2, { excludes })], { account: first.account });
    await change("POST", paths.imports, encodeImport(later));
    await undo(await change("POST", `${paths.restore}?simular=false&modo=substituir`, copy));
    await change("POST", paths.undoImport(later.id), { editadas: [] });
    expect((await state())["transactions"]).toEqual(before["transactions"]);
  });

  it("that gave a movement back is undone and done again with what repeated it since", async () => {
    const { write, change, undo, state } = await newOwner();
    const lines = [lineNumber(1)];
    const first = importOf(lines);
    await change("POST", paths.imports, encodeImport(first));
    const copy = (await write("GET", paths.exportFile("json"))).body as object;
    await change("POST", paths.undoImport(first.id), { editadas: [] });
    const restored = await change("POST", `${paths.restore}?simular=false&modo=juntar`, copy);
    const later = importOf([...readAnew(lines), lineNumber(2)], { account: first.account });
    await change("POST", paths.imports, encodeImport(later));
    const { import_repeats: before } = await state();
    expect(before).toHaveLength(1);
    await undo(await undo(restored));
    expect((await state())["import_repeats"]).toEqual(before);
  });

  it("that removed an import is undone without what was imported again since", async () => {
    const { write, change, undo, state } = await newOwner();
    const { body } = await write("POST", paths.accounts, { body: ACCOUNT });
    const account = { ...importOf([]).account, id: accountId((body as { id: string }).id) };
    const copy = (await write("GET", paths.exportFile("json"))).body as object;
    const lines = [lineNumber(1)];
    await change("POST", paths.imports, encodeImport(importOf(lines, { account })));
    const restored = await change("POST", `${paths.restore}?simular=false&modo=substituir`, copy);
    await change("POST", paths.imports, encodeImport(importOf(readAnew(lines), { account })));
    const { transactions, import_lines: kept, imports } = await state();
    await undo(restored);
    expect(await state()).toMatchObject({ transactions, import_lines: kept, imports });
  });

  it("that gave an import back is undone without the movement whose record was changed since", async () => {
    const { write, change, undo, state } = await newOwner();
    const line = lineNumber(1);
    const draft = importOf([line, lineNumber(2)]);
    await change("POST", paths.imports, encodeImport(draft));
    const copy = (await write("GET", paths.exportFile("json"))).body as object;
    await change("POST", paths.undoImport(draft.id), { editadas: [] });
    const restored = await change("POST", `${paths.restore}?simular=false&modo=juntar`, copy);
    await change("PUT", paths.transaction("expense", line.id), INCOME);
    await undo(restored);
    const { transactions, import_lines: lines, imports } = await state();
    expect({ transactions, lines, imports }).toMatchObject({
      transactions: [{ id: line.id }],
      lines: [{ id: line.id }],
      imports: [{ id: draft.id, created: 1 }],
    });
  });

  it("of an import leaves a movement out that the import took out, where its category is gone since", async () => {
    const { write, change, state } = await newOwner();
    const { body } = await write("POST", paths.allCategories, {
      body: { tipo: "despesa", nome: "Efémera" },
    });
    const category = body as { readonly id: string; readonly nome: string };
    const first = importOf([lineNumber(1, { category: category.nome })]);
    await change("POST", paths.imports, encodeImport(first));
    const excludes = first.lines.map(({ id }) => ({ id, reason: "transfer" as const }));
    const later = importOf([lineNumber(2, { excludes })], { account: first.account });
    await change("POST", paths.imports, encodeImport(later));
    await change("DELETE", paths.category(category.id));
    await change("POST", paths.undoImport(later.id), { editadas: [] });
    const { transactions, import_lines: lines } = await state();
    expect({ transactions, lines }).toMatchObject({
      transactions: [],
      lines: [{ counted: 0, left_out_reason: "transfer", left_out_because: null }],
    });
  });

  it("that removed a chosen account is undone, though an import into another chosen one was in between", async () => {
    const { write, change, undo, state } = await newOwner();
    const chosen = { nome: "Ordem", especie: "ordem", principal: true };
    const { body } = await write("POST", paths.accounts, { body: chosen });
    const account = { ...importOf([]).account, id: accountId((body as { id: string }).id) };
    const copy = (await write("GET", paths.exportFile("json"))).body as object;
    await change("POST", paths.accounts, { ...chosen, nome: "Outra" });
    const before = await state();
    const restored = await change("POST", `${paths.restore}?simular=false&modo=substituir`, copy);
    const draft = importOf([lineNumber(1)], { account });
    await change("POST", paths.imports, encodeImport(draft));
    await change("POST", paths.undoImport(draft.id), { editadas: [] });
    await undo(restored);
    expect((await state())["accounts"]).toEqual(before["accounts"]);
  });

  it("that put a movement in the place of one imported again is undone", async () => {
    const { write, change, undo, state } = await newOwner();
    const { body } = await write("POST", paths.accounts, { body: ACCOUNT });
    const account = { ...importOf([]).account, id: accountId((body as { id: string }).id) };
    const lines = [lineNumber(1)];
    const first = importOf(lines, { account });
    await change("POST", paths.imports, encodeImport(first));
    const copy = (await write("GET", paths.exportFile("json"))).body as object;
    await change("POST", paths.undoImport(first.id), { editadas: [] });
    await change("POST", paths.imports, encodeImport(importOf(readAnew(lines), { account })));
    const before = await state();
    await undo(await change("POST", `${paths.restore}?simular=false&modo=substituir`, copy));
    expect((await state())["import_lines"]).toEqual(before["import_lines"]);
  });

  it("of an import leaves the account that somebody had brought back before it", async () => {
    const { change, undo, state } = await newOwner();
    const first = importOf([lineNumber(1)]);
    await change("POST", paths.imports, encodeImport(first));
    const removed = await change("POST", paths.undoImport(first.id), { editadas: [] });
    const items = [{ resource: "account" as const, id: first.account.id }];
    await change("POST", paths.restoration, encodeRestoration({ items }));
    const before = await state();
    const later = importOf([lineNumber(2)], { account: first.account });
    await change("POST", paths.imports, encodeImport(later));
    // The import that made the account is there for a while, but was not when the later one was made.
    await undo(removed);
    await change("POST", paths.undoImport(first.id), { editadas: [] });
    await change("POST", paths.undoImport(later.id), { editadas: [] });
    expect((await state())["accounts"]).toEqual(before["accounts"]);
  });

  it("that brought a movement back is undone, though its record was there without it", async () => {
    const { write, change, undo, state } = await newOwner();
    const copy = (await write("GET", paths.exportFile("json"))).body as object;
    const draft = importOf([lineNumber(1), lineNumber(2)]);
    await change("POST", paths.imports, encodeImport(draft));
    const [first, second] = draft.lines.map(({ id }) => id);
    const restore = (wanted: Restoration) =>
      change("POST", paths.restoration, encodeRestoration(wanted));
    const record = (id = "") => ({ items: [{ resource: "expense" as const, id }] });
    await change("DELETE", paths.transaction("expense", first ?? ""));
    const emptied = await change("POST", `${paths.restore}?simular=false&modo=substituir`, copy);
    const back = await restore({ change: changeId(emptied) });
    await restore(record(first));
    await undo(back);
    const before = await state();
    expect(before["transactions"]).toMatchObject([{ id: first }]);
    expect(before["import_lines"]).toEqual([]);
    await undo(await restore(record(second)));
    const { transactions, import_lines: lines, imports } = await state();
    expect({ transactions, lines, imports }).toEqual({
      transactions: before["transactions"],
      lines: [],
      imports: before["imports"],
    });
  });
});
