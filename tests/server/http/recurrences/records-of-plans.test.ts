import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { kyselyTransactions } from "../../../../server/infrastructure/persistence/transactions/kysely-transactions.ts";
import { encodeImport } from "../../../../src/contract/imports/imports.ts";
import { changesSchema, decodeChanges } from "../../../../src/contract/ledger/changes.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { applyPart } from "../../../../src/domain/ledger/apply-part.ts";
import { EMPTY_BOOK } from "../../../../src/domain/ledger/book.ts";
import type { ImportLine } from "../../../../src/domain/imports/import.ts";
import { addDays } from "../../../../src/domain/shared/add-days.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { recurrenceId, transactionId } from "../../../../src/domain/shared/ids.ts";
import { divided, importOf, lineNumber } from "../../support/imports.ts";
import { memberOf } from "../../support/ledgers.ts";
import { logIn, newPremiumPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { DAY, testClock } from "../../support/test-clock.ts";
import { newChange, writerOf } from "../../support/writes.ts";

const RENT = {
  tipo: "despesa",
  categoria: "Habitação",
  valor: 650,
  descricao: "Renda",
  cada: 7,
  unidade: "dia",
} as const;

const MADE = v.object({ id: v.string() });

describe.each(SERVERS)("a record of a plan, over $name,", ({ start }) => {
  const clock = testClock(Date.UTC(2031, 0, 10, 12));
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  const inDays = (count: number) => addDays(server.stores.calendar.today(), count);

  async function person() {
    const { user, token } = await newPremiumPerson(server);
    let write = writerOf(server, token);
    const { ledger } = await memberOf(server.database, user.id);
    let book = EMPTY_BOOK;
    const part = async (since: number) =>
      decodeChanges(
        v.parse(changesSchema, (await write("GET", `${paths.changes}?desde=${since}`)).body),
      );
    const listed = (rows: readonly { readonly id: string; readonly plan?: string }[]) =>
      Object.fromEntries(rows.map(({ id, plan }) => [id, plan ?? "none"]));

    /** What plans are to the records: the server, its log, and a device that follows it say the same. */
    const plans = async () => {
      const transactions = kyselyTransactions(server.database.queries);
      const stored = [
        ...(await transactions.list(ledger, "income", {})),
        ...(await transactions.list(ledger, "expense", {})),
      ];
      const whole = await part(0);
      const next = await part(book.revision);
      book = applyPart(book, next, { since: book.revision, held: "all" });
      const followed = [...book.months.values()].flatMap(({ rows }) => rows);
      expect(listed(whole.transactions.map(({ record }) => record))).toEqual(listed(stored));
      expect(listed(followed)).toEqual(listed(stored));
      return stored.map(({ plan }) => plan ?? "none").toSorted();
    };

    const done = async (...call: Parameters<typeof write>) => {
      const { status, body } = await write(...call);
      expect([status, body]).toEqual([expect.toBeOneOf([200, 201, 204]), body]);
      return body;
    };
    const made = async (...call: Parameters<typeof write>) => v.parse(MADE, await done(...call)).id;
    return {
      done,
      made,
      plans,
      undo: (change: string) => done("POST", paths.undo(change), { change: newChange() }),
      plan: (body: object = {}) =>
        made("POST", paths.recurrences, {
          body: { ...RENT, inicio: inDays(2), modo: "confirmar", ...body },
        }),
      spend: (body: object = {}, change = newChange()) =>
        made("POST", paths.transactions("expense"), {
          body: { data: inDays(0), categoria: "Habitação", valor: 650, ...body },
          change,
        }),
      settle: (id: string, day: CivilDate, acao: string, change = newChange()) =>
        done("POST", paths.occurrence(id, day), { body: { acao }, change }),
      send: (lines: readonly ImportLine[], change = newChange()) =>
        made("POST", paths.imports, { body: encodeImport(importOf(lines)), change }),
      later: async (days: number) => {
        clock.advance(days * DAY);
        await server.lookAtCalendar();
        write = writerOf(server, (await logIn(server, user.username)).token);
      },
    };
  }

  it("that the plan recorded by itself says so, edited and divided too", async () => {
    const { plan, later, plans, done } = await person();
    await plan({ modo: "automatico" });
    expect(await plans()).toEqual([]);
    await later(3);
    expect(await plans()).toEqual(["recorded"]);
    const list = await done("GET", paths.transactions("expense"));
    const [{ id } = { id: "" }] = v.parse(v.array(MADE), list);
    // The list of the specification says nothing of it.
    expect(Object.keys((list as object[])[0] ?? {}).toSorted()).toEqual(
      ["categoria", "data", "descricao", "id", "valor"].toSorted(),
    );
    const body = { data: inDays(0), categoria: "Lazer", valor: 600, descricao: null };
    await done("PUT", paths.transaction("expense", id), { body });
    expect(await plans()).toEqual(["recorded"]);
    const parts = [{ id: newChange(), categoria: "Lazer", valor: 10, descricao: null }];
    await done("POST", paths.division("expense", id), {
      body: { categoria: "Lazer", valor: 590, partes: parts },
    });
    expect(await plans()).toEqual(["none", "recorded"]);
  });

  it("that was confirmed fulfils it until that is undone, and what is skipped is no record", async () => {
    const { plan, plans, settle, undo } = await person();
    const id = await plan();
    const change = newChange();
    await settle(id, inDays(2), "confirmar", change);
    expect(await plans()).toEqual(["fulfilled"]);
    await settle(id, inDays(9), "saltar");
    expect(await plans()).toEqual(["fulfilled"]);
    await undo(change);
    expect(await plans()).toEqual([]);
  });

  it("that was confirmed opens its day again where it is removed, as one that was entered does", async () => {
    const { plan, plans, settle, done, spend } = await person();
    const id = await plan();
    const day = inDays(2);
    const confirmed = v.object({ registo: MADE });
    const first = v.parse(confirmed, await settle(id, day, "confirmar")).registo.id;
    const removal = newChange();
    await done("DELETE", paths.transaction("expense", first), { change: removal });
    expect(await plans()).toEqual([]);
    await spend({ recorrente: { id, data: day } });
    expect(await plans()).toEqual(["fulfilled"]);
  });

  it("that was entered fulfils it, after an edit, a removal and its undo too", async () => {
    const { plan, plans, spend, done, undo } = await person();
    const id = await plan();
    const [entry, change] = [{ id: newChange(), recorrente: { id, data: inDays(2) } }, newChange()];
    const own = await spend(entry, change);
    // The same request again, and under another name, gets the same answer.
    expect([await spend(entry, change), await spend(entry)]).toEqual([own, own]);
    await spend();
    expect(await plans()).toEqual(["fulfilled", "none"]);
    const body = { data: inDays(0), categoria: "Lazer", valor: 600, descricao: "Outra" };
    await done("PUT", paths.transaction("expense", own), { body });
    expect(await plans()).toEqual(["fulfilled", "none"]);
    const removal = newChange();
    await done("DELETE", paths.transaction("expense", own), { change: removal });
    expect(await plans()).toEqual(["none"]);
    await undo(removal);
    expect(await plans()).toEqual(["fulfilled", "none"]);
  });

  it("that was imported fulfils it: made, divided, or joined to one that was there, until that is undone", async () => {
    const { plan, plans, spend, send, done, undo } = await person();
    const id = await plan();
    const own = await spend({ valor: 640 });
    const fulfils = (days: number) => ({ recurrence: recurrenceId(id), day: inDays(days) });
    const join = { type: "join", record: transactionId(own) } as const;
    const lines = [
      lineNumber(1, { fulfils: fulfils(2) }),
      divided(lineNumber(2, { fulfils: fulfils(9) })),
      lineNumber(3, { fulfils: fulfils(16), use: join }),
      lineNumber(4),
    ];
    const made = await send(lines);
    expect(await plans()).toEqual(["fulfilled", "fulfilled", "fulfilled", "none"]);
    const gone = newChange();
    await done("DELETE", paths.import(made), { change: gone });
    expect(await plans()).toEqual(["none"]);
    await undo(gone);
    expect(await plans()).toEqual(["fulfilled", "fulfilled", "fulfilled", "none"]);
  });

  it("is so in a ledger that a copy was restored to", async () => {
    const { plan, later, spend, send, settle, plans, done } = await person();
    await plan({ modo: "automatico", inicio: inDays(1) });
    const id = await plan();
    await settle(id, inDays(2), "confirmar");
    await spend({ recorrente: { id, data: inDays(9) } });
    await spend({ valor: 12 });
    const day = { recurrence: recurrenceId(id), day: inDays(16) };
    await send([lineNumber(1, { fulfils: day })]);
    await later(1);
    const before = await plans();
    expect(before).toEqual(["fulfilled", "fulfilled", "fulfilled", "none", "recorded"]);
    const other = await person();
    await other.done("POST", `${paths.restore}?simular=false&modo=substituir`, {
      body: (await done("GET", paths.exportFile("json"))) as object,
    });
    expect(await other.plans()).toEqual(before);
  });
});
