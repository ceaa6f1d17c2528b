import { v7 } from "uuid";
import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CHANGE_HEADER } from "../../../../src/contract/api-base.ts";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { encodeImport } from "../../../../src/contract/imports/imports.ts";
import { paths } from "../../../../src/contract/paths.ts";
import {
  decodeRecurrence,
  recurrenceListSchema,
} from "../../../../src/contract/kinds/recurrences.ts";
import { addDays } from "../../../../src/domain/shared/add-days.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { cents } from "../../../../src/domain/shared/cents.ts";
import { importLineId, recurrenceId } from "../../../../src/domain/shared/ids.ts";
import { addMonths, daysOf, monthOf } from "../../../../src/domain/shared/year-month.ts";
import { refusedFields } from "../../../../src/text/refused-fields.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { call, type CallOptions, type Method } from "../../support/caller.ts";
import { importOf, lineNumber } from "../../support/imports.ts";
import { logIn, newPerson, setPlan } from "../../support/people.ts";
import { fieldRefusal } from "../../support/refusals.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { DAY, HOUR, testClock } from "../../support/test-clock.ts";

type Kept = { readonly id: string; readonly revisao: number };
type Told = { readonly id: string; readonly data: string; readonly valor: number };

const RENT = {
  tipo: "despesa",
  categoria: "Habitação",
  valor: 650,
  descricao: "Renda",
  cada: 1,
  unidade: "mes",
} as const;

let changes = 0;
const newChange = () => `01900000-0000-7000-8000-${String((changes += 1)).padStart(12, "0")}`;

describeSqliteFirst(SERVERS, "what comes again, over $name,", ({ start }) => {
  const clock = testClock(Date.UTC(2031, 0, 10, 12));
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  const today = () => server.stores.calendar.today();

  async function person() {
    const { user } = await newPerson(server);
    let { token } = await logIn(server, user.username);
    const ask = (method: Method, path: string, options: CallOptions = {}) =>
      call(server, method, path, { token, ...options });
    const list = async () =>
      v.parse(recurrenceListSchema, (await ask("GET", paths.recurrences)).body);
    return {
      user,
      ask,
      list,
      plan: async (body: object) => {
        const made = await ask("POST", paths.recurrences, { body });
        expect(made.status).toBe(201);
        return made.body as Kept;
      },
      /** The days of the expenses, oldest first. */
      days: async () => {
        const { body } = await ask("GET", paths.transactions("expense"));
        return (body as Told[]).map(({ data }) => data).toReversed();
      },
      upcoming: async (until: string) => {
        const { body } = await ask("GET", `${paths.upcomingOccurrences}?ate=${until}`);
        return (body as Told[]).map(({ data, valor }) => [data, valor]);
      },
      /** Comes back so many days later. */
      later: async (days: number) => {
        clock.advance(days * DAY);
        ({ token } = await logIn(server, user.username));
      },
    };
  }

  it("is recorded when it is made if it begins today, and earlier ones only if that is asked for", async () => {
    const { plan, days, list } = await person();
    const begin = addDays(today(), -21);
    await plan({ ...RENT, inicio: begin, cada: 7, unidade: "dia" });
    expect(await days()).toEqual([today()]);
    await plan({
      ...RENT,
      descricao: "Seguro",
      inicio: begin,
      cada: 7,
      unidade: "dia",
      registar_anteriores: true,
    });
    expect(await days()).toHaveLength(1 + 4);
    expect((await list()).map(({ aberta_desde: open }) => open)).toEqual([
      addDays(today(), 1),
      addDays(today(), 1),
    ]);
  });

  it("has a first movement that a weekend moved before today: recorded by itself, or waiting for an answer", async () => {
    const { plan, days, upcoming, later } = await person();
    const toSaturday = (6 - new Date(`${today()}T12:00:00Z`).getUTCDay()) % 7;
    await later(toSaturday);
    const [friday, sunday] = [addDays(today(), -1), addDays(today(), 1)];
    const rule = { inicio: sunday, fim_de_semana: "antes" };
    await plan({ ...RENT, ...rule });
    expect(await days()).toEqual([friday]);
    await plan({ ...RENT, ...rule, valor: 70, descricao: "Ginásio", modo: "confirmar" });
    expect(await days()).toEqual([friday]);
    expect(await upcoming(sunday)).toEqual([[friday, 70]]);
  });

  it("is refused with a sentence if it comes too often to leave weekends", async () => {
    const { ask, list } = await person();
    const daily = { ...RENT, inicio: today(), unidade: "dia", fim_de_semana: "depois" };
    const answer = await ask("POST", paths.recurrences, { body: daily });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(refusedFields.weekendTooClose);
    expect(await list()).toEqual([]);
  });

  it("is recorded once by calls at once, by the job, and by both", async () => {
    const { plan, days, later, ask } = await person();
    await plan({ ...RENT, inicio: addDays(today(), 3), cada: 1, unidade: "semana" });
    await later(10);
    await Promise.all([
      ...Array.from({ length: 5 }, () => ask("GET", accountPaths.me)),
      server.lookAtCalendar(),
      server.lookAtCalendar(),
    ]);
    expect(await days()).toEqual([addDays(today(), -7), today()]);
    await server.lookAtCalendar();
    await ask("GET", accountPaths.me);
    expect(await days()).toHaveLength(2);
  });

  it("has no hole and nothing twice after a server slept for two months, over the change of the clocks", async () => {
    const { plan, days, later, ask } = await person();
    const first = addDays(today(), 1);
    await plan({ ...RENT, inicio: first, cada: 1, unidade: "dia" });
    await later(62);
    await server.lookAtCalendar();
    const expected = Array.from({ length: 62 }, (_, index) => addDays(first, index));
    expect(await days()).toEqual(expected);
    for (let hour = 0; hour < 48; hour += 1) {
      clock.advance(HOUR);
      await server.lookAtCalendar();
    }
    await ask("GET", accountPaths.me);
    expect(await days()).toEqual([...expected, addDays(first, 62), addDays(first, 63)]);
  });

  it("has no hole and nothing twice after a clock was a year ahead, over a leap day", async () => {
    const { plan, user } = await person();
    const first = addDays(today(), 5);
    await plan({ ...RENT, inicio: first, cada: 2, unidade: "semana" });
    const now = clock.now();
    clock.advance(366 * DAY);
    await server.lookAtCalendar();
    clock.advance(now - clock.now());
    await server.lookAtCalendar();
    clock.advance(390 * DAY);
    await server.lookAtCalendar();
    const { token } = await logIn(server, user.username);
    const { body } = await call(server, "GET", paths.transactions("expense"), { token });
    const expected = Array.from({ length: 36 }, (_, index) => addDays(first, 14 * index));
    expect((body as Told[]).map(({ data }) => data).toReversed()).toEqual(
      expected.filter((date) => date <= today()),
    );
  });

  it("does not come back once somebody removed the record of it", async () => {
    const { plan, days, ask } = await person();
    await plan({ ...RENT, inicio: today() });
    const { body } = await ask("GET", paths.transactions("expense"));
    await ask("DELETE", paths.transaction("expense", (body as Told[])[0]?.id ?? ""));
    await server.lookAtCalendar();
    await ask("GET", accountPaths.me);
    expect(await days()).toEqual([]);
  });

  it("that a record is said to be is settled by it, once, and by nothing else", async () => {
    const { plan, days, ask, later, upcoming, list } = await person();
    const due = addDays(today(), 2);
    const { id } = await plan({ ...RENT, inicio: due });
    const paid = { data: today(), categoria: "Habitação", valor: 652 };
    const record = (recorrente: object, path = paths.transactions("expense")) =>
      ask("POST", path, { body: { ...paid, recorrente } });
    expect((await record({ id, data: addDays(due, 1) })).status).toBe(409);
    expect((await record({ id: newChange(), data: due })).status).toBe(409);
    expect((await record({ id, data: due }, paths.transactions("income"))).status).toBe(409);
    expect(await days()).toEqual([]);
    expect((await record({ id, data: due })).status).toBe(201);
    expect((await record({ id, data: due })).status).toBe(409);
    expect(await days()).toEqual([today()]);
    expect((await list()).map(({ aberta_desde: open }) => open)).toEqual([addDays(due, 1)]);
    await later(3);
    await server.lookAtCalendar();
    expect(await days()).toEqual([paid.data]);
    expect(await upcoming(addDays(due, 20))).toEqual([]);
  });

  it("that a record was said to be is open again without it, and settled once that is undone", async () => {
    const { plan, days, ask, list } = await person();
    const due = addDays(today(), 2);
    const { id } = await plan({ ...RENT, inicio: due });
    const open = async () => (await list()).map(({ aberta_desde: from }) => from);
    const before = await open();
    const body = { data: today(), categoria: "Habitação", valor: 652 };
    const record = () =>
      ask("POST", paths.transactions("expense"), {
        body: { ...body, recorrente: { id, data: due } },
      });
    const paid = (await record()).body as Kept;
    const changed = { body: { ...body, valor: 640 } };
    await ask("PUT", paths.transaction("expense", paid.id), changed);
    expect(await open()).toEqual([addDays(due, 1)]);
    const remove = async (change: string) => {
      const headers = { [CHANGE_HEADER]: change };
      const removed = await ask("DELETE", paths.transaction("expense", paid.id), { headers });
      expect(removed.status).toBe(204);
    };
    const [first, second] = [newChange(), newChange()];
    await remove(first);
    await remove(first);
    expect(await open()).toEqual(before);
    await ask("POST", paths.undo(first));
    expect(await days()).toEqual([today()]);
    expect(await open()).toEqual([addDays(due, 1)]);
    await remove(second);
    expect((await record()).status).toBe(201);
    // Who comes back beside another record of the same movement opens nothing by going again.
    await ask("POST", paths.undo(second));
    await remove(newChange());
    expect(await days()).toEqual([today()]);
    expect(await open()).toEqual([addDays(due, 1)]);
  });

  it("that a record was said to be counts once, also if it is recorded by itself before that is undone", async () => {
    const { plan, days, ask, later } = await person();
    const due = addDays(today(), 2);
    const { id } = await plan({ ...RENT, inicio: due });
    const body = { data: today(), categoria: "Habitação", valor: 652 };
    const entered = { body: { ...body, recorrente: { id, data: due } } };
    const paid = (await ask("POST", paths.transactions("expense"), entered)).body as Kept;
    await later(3);
    const removal = newChange();
    const headers = { [CHANGE_HEADER]: removal };
    await ask("DELETE", paths.transaction("expense", paid.id), { headers });
    expect(await days()).toEqual([due]);
    const { editadas } = (await ask("POST", paths.undo(removal))).body as { editadas: string[] };
    expect(editadas).toContain(paid.id);
    expect(await days()).toEqual([due]);
  });

  it("that a bank's movement is said to be is settled by its import, and open again without it", async () => {
    const { plan, days, ask, list } = await person();
    const due = addDays(today(), 2);
    const { id } = await plan({ ...RENT, inicio: due });
    const line = lineNumber(0, {
      date: today(),
      amount: cents(655_00),
      category: "Habitação",
      fulfils: { recurrence: recurrenceId(id), day: due },
    });
    const send = (draft = importOf([line])) =>
      ask("POST", paths.imports, { body: encodeImport(draft) });
    const open = async () => (await list()).map(({ aberta_desde: from }) => from);
    const before = await open();
    const other = { recurrence: recurrenceId(id), day: addDays(due, 1) };
    const refused = await send(importOf([{ ...line, fulfils: other }]));
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining("recorrente"),
    ]);
    const twice = [line, lineNumber(1, { fulfils: line.fulfils })];
    expect((await send(importOf(twice))).status).toBe(422);
    const made = await send();
    expect(made.status).toBe(201);
    expect(await days()).toEqual([today()]);
    expect(await open()).toEqual([addDays(due, 1)]);
    expect((await ask("DELETE", paths.import((made.body as Kept).id))).status).toBe(200);
    expect(await days()).toEqual([]);
    expect(await open()).toEqual(before);
    expect((await send(importOf([{ ...line, id: importLineId(v7()) }]))).status).toBe(201);
    expect(await open()).toEqual([addDays(due, 1)]);
  });

  it("waits for a confirmation, is asked about once in the bell, and is recorded as confirmed", async () => {
    const { plan, days, ask, later, upcoming, list } = await person();
    const due = addDays(today(), 2);
    const { id } = await plan({ ...RENT, inicio: due, modo: "confirmar" });
    await later(3);
    const asked = async () => {
      const { body } = await ask("GET", paths.notifications);
      return (body as { titulo: string; ligacao: object }[]).map((one) => [
        one.titulo,
        one.ligacao,
      ]);
    };
    expect(await asked()).toEqual([
      ["Por confirmar: Renda", { tipo: "recorrente", id, data: due }],
    ]);
    await server.lookAtCalendar();
    expect(await asked()).toHaveLength(1);
    expect(await days()).toEqual([]);
    expect(await upcoming(today())).toEqual([[due, 650]]);
    const headers = { [CHANGE_HEADER]: newChange() };
    const confirm = () =>
      ask("POST", paths.occurrence(id, due), {
        body: { acao: "confirmar", valor: 655.5 },
        headers,
      });
    const first = await confirm();
    expect(first.status).toBe(200);
    expect(await confirm()).toMatchObject({ status: 200, body: first.body });
    expect(await days()).toEqual([due]);
    expect(await upcoming(today())).toEqual([]);
    expect((await list())[0]?.excecoes).toEqual([]);
    const again = await ask("POST", paths.occurrence(id, due), { body: { acao: "saltar" } });
    expect(again.status).toBe(409);
    const undo = await ask("POST", paths.undo(headers[CHANGE_HEADER] ?? ""));
    expect(undo.status).toBe(200);
    expect(await days()).toEqual([]);
    expect(await upcoming(today())).toEqual([[due, 650]]);
  });

  it("may be another day and amount once, skipped once, and otherwise from one movement on", async () => {
    const { plan, ask, upcoming, list } = await person();
    const first = addDays(today(), 10);
    const on = (index: number) => addDays(first, 7 * index);
    const { id } = await plan({ ...RENT, inicio: first, unidade: "semana" });
    const scoped = (scope: string, date: CivilDate) =>
      `${paths.recurrence(id)}?alcance=${scope}&data=${date}`;
    const body = { valor: 700, inicio: addDays(on(1), 2) };
    expect((await ask("PUT", scoped("esta", on(1)), { body })).status).toBe(200);
    expect((await ask("PUT", scoped("esta", on(1)), { body: { inicio: on(3) } })).status).toBe(422);
    expect((await ask("DELETE", scoped("esta", on(2)))).status).toBe(204);
    expect(await upcoming(on(4))).toEqual([
      [on(0), 650],
      [addDays(on(1), 2), 700],
      [on(3), 650],
      [on(4), 650],
    ]);
    expect((await ask("PUT", scoped("seguintes", on(4)), { body: { valor: 800 } })).status).toBe(
      200,
    );
    expect((await upcoming(on(5))).slice(2)).toEqual([
      [on(3), 650],
      [on(4), 800],
      [on(5), 800],
    ]);
    expect(await list()).toHaveLength(2);
    expect((await ask("PUT", scoped("todas", on(4)), { body: { pausada: true } })).status).toBe(
      200,
    );
    expect(await upcoming(on(3))).toEqual([]);
  });

  it("comes in parts that end with the total, and is closed by paying the rest", async () => {
    const { plan, ask, days, list, upcoming } = await person();
    const first = addDays(today(), 1);
    const { id } = await plan({
      tipo: "despesa",
      categoria: "Compras",
      descricao: "Telemóvel",
      inicio: first,
      cada: 1,
      unidade: "mes",
      total: 100,
      vezes: 3,
      encargo: 5,
      modo: "confirmar",
    });
    const until = addDays(first, 90);
    expect((await upcoming(until)).map(([, amount]) => amount)).toEqual([38.34, 33.33, 33.33]);
    const skip = { body: { acao: "saltar" } };
    expect((await ask("POST", paths.occurrence(id, first), skip)).status).toBe(409);
    const pay = (date: string, valor?: number) =>
      ask("POST", paths.occurrence(id, date), {
        body: { acao: "confirmar", data: today(), ...(valor && { valor }) },
      });
    expect((await pay(first)).status).toBe(200);
    const total = { body: { total: 90 } };
    expect((await ask("PUT", paths.recurrence(id), total)).status).toBe(409);
    const next = String((await upcoming(until))[0]?.[0]);
    expect((await pay(next, 66.66)).status).toBe(200);
    expect(await upcoming(until)).toEqual([]);
    expect(await days()).toEqual([today(), today()]);
    expect((await list()).map((one) => decodeRecurrence(one).cost.of)).toEqual(["parts"]);
  });

  it("is refused with the field that is wrong with its cost", async () => {
    const { ask, plan } = await person();
    const { valor: _, ...parts } = { ...RENT, inicio: today(), vezes: 3 };
    const wrong = [
      [{}, "valor", "required"],
      [{ valor: 1, total: 1 }, "total", "unknown-field"],
      [{ valor: 1, encargo: 1 }, "encargo", "unknown-field"],
      [{ total: 100, encargo: 999_999_999.99 }, "encargo", "amount-too-large"],
    ] as const;
    for (const [cost, field, issue] of wrong)
      expect(await ask("POST", paths.recurrences, { body: { ...parts, ...cost } })).toMatchObject(
        fieldRefusal(["body", field], issue),
      );
    const { id } = await plan({ ...parts, total: 999_999_999, encargo: 0.99, modo: "confirmar" });
    const more = { body: { total: 999_999_999, encargo: 1 } };
    expect(await ask("PUT", paths.recurrence(id), more)).toMatchObject(
      fieldRefusal(["body", "encargo"], "amount-too-large"),
    );
    const confirmed = { body: { acao: "confirmar" } };
    expect((await ask("POST", paths.occurrence(id, today()), confirmed)).status).toBe(200);
  });

  it("moves with its category, and back with the undo of that", async () => {
    const { plan, ask, list } = await person();
    await plan({ ...RENT, inicio: addDays(today(), 1) });
    const { body } = await ask("GET", paths.allCategories);
    const categories = body as { id: string; nome: string; tipo: string }[];
    const idOf = (name: string) =>
      categories.find((one) => one.nome === name && one.tipo === "despesa")?.id ?? "";
    const headers = { [CHANGE_HEADER]: newChange() };
    expect((await ask("DELETE", paths.category(idOf("Habitação")))).status).toBe(409);
    await ask("DELETE", paths.merge(idOf("Habitação"), idOf("Lazer")), { headers });
    expect((await list())[0]?.categoria).toBe("Lazer");
    await ask("POST", paths.undo(headers[CHANGE_HEADER] ?? ""));
    expect((await list())[0]?.categoria).toBe("Habitação");
  });

  it("is known by the revision that its caller has seen, and a removal can be undone", async () => {
    const { plan, ask, list } = await person();
    const { id, revisao } = await plan({ ...RENT, inicio: addDays(today(), 1) });
    const change = (headers: Readonly<Record<string, string>>) =>
      ask("PUT", paths.recurrence(id), { body: { valor: 651 }, headers });
    expect((await change({ "if-match": `"${revisao}"` })).status).toBe(200);
    expect((await change({ "if-match": `"${revisao}"` })).status).toBe(412);
    const headers = { [CHANGE_HEADER]: newChange() };
    const remove = () => ask("DELETE", paths.recurrence(id), { headers });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(204);
    expect(await list()).toEqual([]);
    await ask("POST", paths.undo(headers[CHANGE_HEADER] ?? ""));
    expect(await list()).toHaveLength(1);
  });

  it("is refused where it cannot be, with the field that is wrong", async () => {
    const { ask } = await person();
    const refusal = async (body: object) => {
      const answer = await ask("POST", paths.recurrences, { body });
      const { detail } = answer.body as { detail: { loc: string[] }[] };
      return [answer.status, detail[0]?.loc.at(-1)];
    };
    const plan = { ...RENT, inicio: today() };
    const { valor: _, ...free } = plan;
    expect(await refusal({ ...plan, fim: addDays(today(), -1) })).toEqual([422, "fim"]);
    expect(await refusal({ ...plan, cada: 0 })).toEqual([422, "cada"]);
    expect(await refusal({ ...plan, categoria: "Salário" })).toEqual([422, "categoria"]);
    expect(await refusal(free)).toEqual([422, "valor"]);
    expect(await refusal({ ...free, total: 10 })).toEqual([422, "vezes"]);
    const old = { inicio: "1990-01-01", unidade: "dia", registar_anteriores: true };
    expect(await refusal({ ...plan, ...old })).toEqual([422, "registar_anteriores"]);
    const far = await ask("GET", `${paths.upcomingOccurrences}?ate=${addDays(today(), 1200)}`);
    expect(far.status).toBe(422);
  });

  it("is at most 200 in a ledger", async () => {
    const { ask } = await person();
    const body = { ...RENT, inicio: addDays(today(), 1) };
    for (let count = 0; count < 200; count += 1) await ask("POST", paths.recurrences, { body });
    expect((await ask("POST", paths.recurrences, { body })).status).toBe(409);
  });

  it("is proposed from what was recorded, until it is planned or dismissed for good", async () => {
    const { ask, plan } = await person();
    const record = (descricao: string, ago: number) =>
      ask("POST", paths.transactions("expense"), {
        body: { data: addDays(today(), -ago), categoria: "Subscrições", valor: 9.99, descricao },
      });
    for (const ago of [21, 14, 7])
      await Promise.all([record("Netflix", ago), record("Spotify", ago)]);
    const proposals = async () =>
      (await ask("GET", paths.recurrenceProposals)).body as { id: string; descricao: string }[];
    const found = await proposals();
    expect(found.map(({ descricao }) => descricao)).toEqual(["Netflix", "Spotify"]);
    await plan({ ...RENT, descricao: "NETFLIX", inicio: addDays(today(), 7) });
    const [left] = await proposals();
    expect(left?.descricao).toBe("Spotify");
    const dismiss = () => ask("DELETE", paths.recurrenceProposal(left?.id ?? ""));
    expect((await dismiss()).status).toBe(204);
    expect(await proposals()).toEqual([]);
    expect((await dismiss()).status).toBe(404);
  });

  it("wins no streak", async () => {
    const { plan, ask, user } = await person();
    await setPlan(server, user.id, "premium");
    const inicio = addDays(today(), -40);
    await plan({ ...RENT, inicio, unidade: "dia", registar_anteriores: true });
    const { text } = await ask("POST", paths.achievementCheck);
    expect(text).toContain("10");
    const ledger = (await server.stores.ledgers.homeOf(user.id))?.id ?? ("" as never);
    const activity = () => server.stores.transactions.activityUntil(ledger, today());
    const alone = await activity();
    expect(alone.days).toEqual([]);
    expect(alone.lives.size).toBeGreaterThan(1);
    const monthBefore = daysOf(addMonths(monthOf(today()), -1)).from;
    for (const data of Array<string>(5).fill(monthBefore))
      await ask("POST", paths.transactions("expense"), {
        body: { data, categoria: "Lazer", valor: 3, descricao: null },
      });
    const { lives } = await activity();
    expect([...lives.values()]).toMatchObject([{ count: 5, income: 0, expenses: 1500 }]);
  });
});
