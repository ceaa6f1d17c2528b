import { v7 } from "uuid";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import { recurrenceListSchema } from "../../../../src/contract/kinds/recurrences.ts";
import { addDays } from "../../../../src/domain/shared/add-days.ts";
import { memberOf } from "../../support/ledgers.ts";
import { logIn, newPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { DAY, testClock } from "../../support/test-clock.ts";
import { newChange, writerOf } from "../../support/writes.ts";

/** The revision and the recurrences of a difference, as they are sent. */
const LOG = v.object({ revisao: v.number(), recorrentes: recurrenceListSchema });

type Kept = { readonly id: string; readonly revisao: number };

const RENT = {
  tipo: "despesa",
  categoria: "Habitação",
  valor: 650,
  descricao: "Renda",
  cada: 7,
  unidade: "dia",
} as const;

describe.each(SERVERS)("what became of a planned day, over $name,", ({ start }) => {
  const clock = testClock(Date.UTC(2031, 0, 10, 12));
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  const today = () => server.stores.calendar.today();

  async function person() {
    const { user } = await newPerson(server);
    let write = writerOf(server, (await logIn(server, user.username)).token);
    const { ledger } = await memberOf(server.database, user.id);
    const all = (table: "occurrences" | "versions" | "transactions") =>
      server.database.queries.selectFrom(table).selectAll().where("ledger_id", "=", ledger);
    const list = async () =>
      v.parse(recurrenceListSchema, (await write("GET", paths.recurrences)).body);
    return {
      write: (...call: Parameters<typeof write>) => write(...call),
      list,
      one: async () => {
        const [plan] = await list();
        if (plan === undefined) throw new Error("there is one");
        return plan;
      },
      plan: async (body: object = {}) => {
        const wanted = { ...RENT, inicio: addDays(today(), 2), ...body };
        const made = await write("POST", paths.recurrences, { body: wanted });
        expect(made.status).toBe(201);
        return made.body as Kept;
      },
      log: async (since: number) => {
        const { body } = await write("GET", `${paths.changes}?desde=${since}`);
        return v.parse(LOG, body);
      },
      outcomes: async () =>
        (await all("occurrences").where("deleted_at", "is", null).orderBy("day").execute()).map(
          ({ day, became, changed_by: by }) => [day, became, by === "sistema"],
        ),
      versionsOf: async (resource: "recurrences" | "occurrences") =>
        (await all("versions").where("resource", "=", resource).execute()).length,
      days: async () =>
        (await all("transactions").where("deleted_at", "is", null).orderBy("date").execute()).map(
          ({ date }) => date,
        ),
      later: async (days: number) => {
        clock.advance(days * DAY);
        await server.lookAtCalendar();
        write = writerOf(server, (await logIn(server, user.username)).token);
      },
    };
  }

  it("is written by the night's work, once, in rows of its own and in no version of the plan", async () => {
    const { plan, later, outcomes, versionsOf, days } = await person();
    await plan();
    const first = addDays(today(), 2);
    await later(9);
    await Promise.all([server.lookAtCalendar(), server.lookAtCalendar()]);
    const both = [first, addDays(first, 7)];
    expect(await days()).toEqual(both);
    expect(await outcomes()).toEqual(both.map((day) => [day, "recorded", true]));
    expect(await versionsOf("recurrences")).toBe(1);
  });

  it("stands in the way of no change that somebody has begun before, and another change of the plan does", async () => {
    const { plan, later, write, one } = await person();
    const { id, revisao: seen } = await plan();
    await later(3);
    const change = (revisao: number, valor: number) =>
      write("PUT", paths.recurrence(id), { body: { valor }, match: `"${revisao}"` });
    const { revisao: told } = await one();
    expect(told).toBeGreaterThan(seen);
    expect((await change(told + 1, 651)).status).toBe(412);
    const changed = await change(seen, 651);
    const { revisao: written } = changed.body as Kept;
    expect([changed.status, written]).toEqual([200, (await one()).revisao]);
    expect((await change(seen, 652)).status).toBe(412);
    expect((await change(told, 652)).status).toBe(412);
    const { revisao } = await one();
    await later(7);
    expect((await change(revisao, 652)).status).toBe(200);
  });

  it("is told in the log with its plan, by a revision that a change may name", async () => {
    const { plan, later, write, one, log } = await person();
    const { id } = await plan({ modo: "confirmar" });
    const before = await log(0);
    await later(3);
    expect(await log(before.revisao)).toEqual({ revisao: before.revisao, recorrentes: [] });
    const day = addDays(today(), -1);
    const skipped = await write("POST", paths.occurrence(id, day), { body: { acao: "saltar" } });
    expect(skipped.status).toBe(200);
    const after = await log(before.revisao);
    const plainOf = ({ aberta_desde: from, revisao }: Awaited<ReturnType<typeof one>>) => ({
      from,
      revisao,
    });
    expect(after.recorrentes.map(plainOf)).toEqual([plainOf(await one())]);
    expect(after.recorrentes[0]).toMatchObject({
      aberta_desde: addDays(day, 1),
      revisao: after.revisao,
    });
    const removed = await write("DELETE", paths.recurrence(id), { match: `"${after.revisao}"` });
    expect(removed.status).toBe(204);
  });

  it("is undone with the record that it made, as often as one turns round, and told as one record and its plan", async () => {
    const { plan, write, one, outcomes, days, log } = await person();
    const { id } = await plan({ valor: undefined, total: 90, vezes: 3 });
    const day = addDays(today(), 2);
    const before = await one();
    const change = newChange();
    const paid = { acao: "confirmar", valor: 90, data: today() };
    const made = await write("POST", paths.occurrence(id, day), { body: paid, change });
    expect(made.status).toBe(200);
    const after = await one();
    expect(await outcomes()).toHaveLength(3);
    const undo = async (undone: string, own = newChange()) => {
      const first = await write("POST", paths.undo(undone), { change: own });
      expect(await write("POST", paths.undo(undone), { change: own })).toMatchObject({
        body: first.body,
      });
      expect(first.body).toEqual({ repostas: 2, editadas: [] });
      return own;
    };
    const { revisao } = await log(0);
    const own = await undo(change);
    expect(await days()).toEqual([]);
    expect({ ...(await one()), revisao: 0 }).toEqual({ ...before, revisao: 0 });
    expect((await log(revisao)).recorrentes).toHaveLength(1);
    await undo(own);
    expect(await days()).toEqual([today()]);
    expect({ ...(await one()), revisao: 0 }).toEqual({ ...after, revisao: 0 });
  });

  it("does not keep a change of its plan from being undone", async () => {
    const { plan, write, later, one, days } = await person();
    const { id } = await plan();
    const change = newChange();
    await write("PUT", paths.recurrence(id), { body: { valor: 700 }, change });
    await later(3);
    const undone = await write("POST", paths.undo(change), { change: newChange() });
    expect(undone.body).toEqual({ repostas: 1, editadas: [] });
    expect(await one()).toMatchObject({ valor: 650_00, aberta_desde: today() });
    expect(await days()).toHaveLength(1);
  });

  it("that was changed or left out stays so when the plan's days change, and when that is undone", async () => {
    const { plan, write, one } = await person();
    const { id } = await plan();
    const first = addDays(today(), 2);
    const [second, third] = [addDays(first, 7), addDays(first, 14)];
    const at = (day: string) => `${paths.recurrence(id)}?alcance=esta&data=${day}`;
    const skip = newChange();
    expect((await write("PUT", at(second), { body: { valor: 7 } })).status).toBe(200);
    expect((await write("DELETE", at(third), { change: skip })).status).toBe(204);
    expect((await write("DELETE", at(third), { change: skip })).status).toBe(204);
    const told = await one();
    expect(told.excecoes).toHaveLength(2);
    const change = newChange();
    const body = { inicio: addDays(first, 1) };
    await write("PUT", paths.recurrence(id), { body, change });
    const [dear, left] = [addDays(second, 1), addDays(third, 1)];
    expect((await one()).excecoes).toEqual([
      { day: dear, state: "changed", date: dear, amount: 700 },
      { day: left, state: "settled" },
    ]);
    await write("POST", paths.undo(change), { change: newChange() });
    expect({ ...(await one()), revisao: told.revisao }).toEqual(told);
    await write("POST", paths.undo(skip), { change: newChange() });
    expect((await one()).excecoes).toEqual(told.excecoes.slice(0, 1));
  });

  it("is confirmed once under the record's own id, and answered then as the first time", async () => {
    const { plan, write, days, one } = await person();
    const { id } = await plan({ modo: "confirmar" });
    const day = addDays(today(), 2);
    const record = v7();
    const confirm = (body: object = {}, of = day) =>
      write("POST", paths.occurrence(id, of), {
        body: { acao: "confirmar", id: record, ...body },
      });
    const first = await confirm();
    expect(first).toMatchObject({ status: 200, body: { registo: { id: record } } });
    const next = addDays(day, 7);
    const skipped = await write("POST", paths.occurrence(id, next), { body: { acao: "saltar" } });
    expect(skipped.status).toBe(200);
    expect(await confirm()).toMatchObject({ status: 200, body: first.body });
    expect(await confirm({ valor: 650, data: day })).toMatchObject({ status: 200 });
    expect((await confirm({ valor: 651 })).status).toBe(409);
    expect((await confirm({}, next)).status).toBe(409);
    expect((await confirm({ id: v7() })).status).toBe(409);
    expect(await days()).toEqual([day]);
    expect(await one()).toMatchObject({ aberta_desde: addDays(next, 1) });
    await write("DELETE", paths.transaction("expense", record));
    expect((await confirm()).status).toBe(409);
    const another = v7();
    const entered = { data: addDays(next, 7), categoria: "Habitação", valor: 650 };
    const body = { ...entered, descricao: "Renda", id: another };
    expect((await write("POST", paths.transactions("expense"), { body })).status).toBe(201);
    expect((await confirm({ id: another }, entered.data)).status).toBe(409);
  });

  it("that is opened again because its record went is open even where the plan was opened later", async () => {
    const { plan, write, later, one } = await person();
    const { id } = await plan({ modo: "confirmar" });
    const day = addDays(today(), 2);
    const body = {
      data: today(),
      categoria: "Habitação",
      valor: 650,
      recorrente: { id, data: day },
    };
    const { body: paid } = await write("POST", paths.transactions("expense"), { body });
    await write("PUT", paths.recurrence(id), { body: { pausada: true } });
    await later(10);
    await write("PUT", paths.recurrence(id), { body: { pausada: false } });
    await write("DELETE", paths.transaction("expense", (paid as Kept).id));
    expect((await one()).aberta_desde).toBe(day);
  });
});
