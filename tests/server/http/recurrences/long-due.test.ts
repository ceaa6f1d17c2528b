import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import { sumOf } from "../../../support/read-copy.ts";
import { RECORDED_BACK_DAYS } from "../../../../src/domain/recurrences/lately.ts";
import { addDays } from "../../../../src/domain/shared/add-days.ts";
import { leftOutText } from "../../../../src/text/recurrences/planned-occurrence.ts";
import { callerOf } from "../../support/caller.ts";
import { memberOf } from "../../support/ledgers.ts";
import { logIn, newPremiumPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { DAY, testClock } from "../../support/test-clock.ts";

// A machine that has much else to do may take long to record so many movements.
vi.setConfig({ testTimeout: 120_000 });

type Kept = { readonly id: string; readonly revisao: number; readonly aberta_desde: string };

const DAILY = {
  tipo: "despesa",
  categoria: "Outros",
  valor: 1,
  descricao: "Café",
  cada: 1,
  unidade: "dia",
} as const;

/** A daily plan of a copy, open since the first year. */
const oldPlan = () => ({
  ...DAILY,
  id: v7(),
  inicio: "1900-01-01",
  fim: null,
  vezes: null,
  fim_de_semana: "manter",
  modo: "automatico",
  pausada: false,
  total: null,
  encargo: null,
  aberta_desde: "1900-01-01",
  excecoes: [],
  planeada_desde: "1900-01-01",
  perguntada_ate: null,
  ocorrencias: [],
});

/** The most movements that a call, or a night, records of a ledger. */
const MAX_RECORDED = 500;

/** The most movements of one unit of work. */
const RECORD_BATCH_SIZE = 25;

describe.each(SERVERS)("what has been due for long, over $name,", ({ start }) => {
  const clock = testClock(Date.UTC(2031, 0, 10, 12));
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  const today = () => server.stores.calendar.today();
  const oldest = () => addDays(today(), -RECORDED_BACK_DAYS);

  async function person() {
    const { user, token } = await newPremiumPerson(server);
    let call = callerOf(server, token);
    const { ledger } = await memberOf(server.database, user.id);
    const rows = () =>
      server.database.queries
        .selectFrom("transactions")
        .select(["date", "revision"])
        .where("ledger_id", "=", ledger)
        .where("deleted_at", "is", null)
        .orderBy("date")
        .execute();
    return {
      call: (...given: Parameters<typeof call>) => call(...given),
      plan: async (body: object) => {
        const made = await call("POST", paths.recurrences, { body: { ...DAILY, ...body } });
        expect(made.status).toBe(201);
        return made.body as Kept;
      },
      rows,
      days: async () => (await rows()).map(({ date }) => date),
      later: async (days: number) => {
        clock.advance(days * DAY);
        call = callerOf(server, (await logIn(server, user.username)).token);
      },
      /** Calls until nothing is recorded any more; returns how much each call recorded. */
      recordedByCalls: async () => {
        const steps: number[] = [];
        for (let before = (await rows()).length; ;) {
          await call("GET", paths.achievementStatus);
          const now = (await rows()).length;
          if (now === before) return steps;
          steps.push(now - before);
          before = now;
        }
      },
      left: async () => {
        const { body } = await call("GET", paths.notifications);
        const title = leftOutText().title;
        return (body as readonly { titulo: string }[]).filter((one) => one.titulo === title).length;
      },
    };
  }

  it("is of the last days alone after a copy with plans of a century, and is said before and after", async () => {
    const { call, days, recordedByCalls, left, rows } = await person();
    const file = JSON.parse((await call("GET", paths.exportFile("json"))).text) as object;
    const wanted = { ...file, recorrentes: [oldPlan(), oldPlan(), oldPlan()] };
    const body = JSON.stringify({ ...wanted, soma: sumOf(wanted) });
    const headers = { "content-type": "application/json" };
    for (const trial of [true, false]) {
      const query = `${paths.restore}?simular=${trial}&modo=juntar`;
      const told = await call("POST", query, { body, headers });
      expect([told.status, told.body]).toMatchObject([200, { novos: 3, recorrentes_antigos: 3 }]);
    }
    expect(await days()).toEqual([]);
    const all = 3 * (RECORDED_BACK_DAYS + 1);
    const steps = await recordedByCalls();
    expect(Math.max(...steps)).toBeLessThanOrEqual(MAX_RECORDED);
    const listed = await days();
    expect([listed.length, listed[0], listed.at(-1)]).toEqual([all, oldest(), today()]);
    expect(await left()).toBe(1);
    const units = Map.groupBy(await rows(), ({ revision }) => revision);
    for (const unit of units.values()) expect(unit.length).toBeLessThanOrEqual(RECORD_BATCH_SIZE);
  });

  it("is of the last days after years without anybody, and the rest is said to be left out", async () => {
    const { plan, days, later, left, recordedByCalls } = await person();
    const first = addDays(today(), 1);
    await plan({ inicio: first });
    await later(3 * 366);
    await recordedByCalls();
    const listed = await days();
    expect([listed.length, listed[0]]).toEqual([RECORDED_BACK_DAYS + 1, oldest()]);
    expect(await left()).toBe(1);
    await later(1);
    await recordedByCalls();
    expect([(await days()).length, await left()]).toEqual([RECORDED_BACK_DAYS + 2, 1]);
  });

  it("is of the last days where a plan is moved back, and its answer says since when it is open", async () => {
    const { plan, call, days, recordedByCalls } = await person();
    const first = addDays(today(), 1);
    const { id, revisao } = await plan({ inicio: first });
    const changed = await call("PUT", `${paths.recurrence(id)}?alcance=seguintes&data=${first}`, {
      body: { inicio: "1900-01-01" },
      headers: { "if-match": `"${revisao}"` },
    });
    expect([changed.status, (changed.body as Kept).aberta_desde]).toEqual([200, oldest()]);
    await recordedByCalls();
    const listed = await days();
    expect([listed.length, listed[0]]).toEqual([RECORDED_BACK_DAYS + 1, oldest()]);
  });

  it("is asked about, the latest of it, where it has to be confirmed, since whenever it is open", async () => {
    const { plan, call, days } = await person();
    await plan({ inicio: "1900-01-01", modo: "confirmar" });
    const file = JSON.parse((await call("GET", paths.exportFile("json"))).text) as object;
    const wanted = { ...file, recorrentes: [{ ...oldPlan(), modo: "confirmar" }] };
    const body = JSON.stringify({ ...wanted, soma: sumOf(wanted) });
    const headers = { "content-type": "application/json" };
    const path = `${paths.restore}?simular=false&modo=juntar`;
    expect((await call("POST", path, { body, headers })).status).toBe(200);
    await call("GET", paths.achievementStatus);
    const { body: told } = await call("GET", paths.notifications);
    const asked = (told as readonly { ligacao: { data?: string } | null }[]).flatMap(
      ({ ligacao }) => ligacao?.data ?? [],
    );
    const latest = [addDays(today(), -2), addDays(today(), -1), today()];
    expect(new Set(asked)).toEqual(new Set(latest));
    expect(await days()).toEqual([]);
  });

  it("of one ledger keeps no other waiting: a night does a part of each, and the next goes on", async () => {
    const [much, little] = [await person(), await person()];
    const first = addDays(today(), 1);
    for (let count = 0; count < 20; count += 1) await much.plan({ inicio: first });
    await little.plan({ inicio: first });
    clock.advance(40 * DAY);
    await server.lookAtCalendar();
    expect((await little.days()).length).toBe(40);
    expect((await much.days()).length).toBe(MAX_RECORDED);
    clock.advance(DAY);
    await server.lookAtCalendar();
    expect((await much.days()).length).toBe(20 * 41);
    const units = Map.groupBy(await much.rows(), ({ revision }) => revision);
    for (const unit of units.values()) expect(unit.length).toBeLessThanOrEqual(RECORD_BATCH_SIZE);
  });
});
