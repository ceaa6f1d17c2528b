import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import { addDays } from "../../../../src/domain/shared/add-days.ts";
import { civilDate, type CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { onceADay } from "../../../../server/infrastructure/persistence/postgres/once-a-day.ts";
import { RECURRENCE } from "../../support/bodies.ts";
import { newMigratedDatabase } from "../../support/migrated.ts";
import { newPerson } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { DAY, testClock } from "../../support/test-clock.ts";
import { writerOf } from "../../support/writes.ts";

const FIRST = civilDate(2026, 3, 1);
const SECOND = civilDate(2026, 3, 2);

let databaseUrl: string;
let server: TestServer;
beforeEach(async () => {
  databaseUrl = await newMigratedDatabase();
  server = await startTestServer({ databaseUrl });
});
afterEach(() => server.close());

it("of several servers over one PostgreSQL one does a work of a day, and each day again", async () => {
  const servers = Array.from({ length: 4 }, () => onceADay(databaseUrl));
  const done: string[] = [];
  for (const day of [FIRST, SECOND])
    await Promise.all(servers.map((once) => once("ended", day, async () => void done.push(day))));
  expect(done).toEqual([FIRST, SECOND]);
});

it("works of a day over PostgreSQL do not wait for one another", async () => {
  const once = onceADay(databaseUrl);
  const done: string[] = [];
  await once("copy", FIRST, () => once("ended", FIRST, async () => void done.push("ended")));
  expect(done).toEqual(["ended"]);
});

it("a work that fails over PostgreSQL is done by the server that was waiting for it", async () => {
  const once = onceADay(databaseUrl);
  const begun = Promise.withResolvers<void>();
  const failure = Promise.withResolvers<void>();
  const failing = once("ended", FIRST, () => {
    begun.resolve();
    return failure.promise;
  });
  await begun.promise;
  let isDone = false;
  const waiting = once("ended", FIRST, async () => {
    isDone = true;
  });
  await expect.poll(() => waitingFor(server)).toBe(1);
  expect(isDone).toBe(false);
  failure.reject(new Error("it failed"));
  await expect(failing).rejects.toThrow("it failed");
  await waiting;
  expect(isDone).toBe(true);
});

it("the work of a server that was cut off from PostgreSQL is done by the next one", async () => {
  const once = onceADay(databaseUrl);
  const cut = once("ended", FIRST, async () => {
    await sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(
      server.database.queries,
    );
  });
  await expect(cut).rejects.toThrow();
  let isDone = false;
  await once("ended", FIRST, async () => {
    isDone = true;
  });
  expect(isDone).toBe(true);
});

it("what was done in a day is kept by a PostgreSQL that crashed, and by a replica that took over", async () => {
  const { rows } = await sql`select relpersistence as kept from pg_class
    where relname = 'day_works'`.execute(server.database.queries);
  expect(rows).toEqual([{ kept: "p" }]);
});

it("servers over one PostgreSQL end what has had its time once, and record what is planned once", async () => {
  const clock = testClock();
  const start = () => startTestServer({ databaseUrl, clock });
  const servers = await Promise.all([start(), start(), start()]);
  const [one] = servers;
  const { queries } = server.database;
  const look = () => Promise.all(servers.map(({ lookAtCalendar }) => lookAtCalendar()));
  const today = () => one.stores.calendar.today();
  const { token } = await newPerson(one);
  const planned = { inicio: addDays(today(), 1), cada: 1, unidade: "dia", modo: "automatico" };
  const { status } = await writerOf(one, token)("POST", paths.recurrences, {
    body: { ...RECURRENCE, ...planned },
  });
  expect(status).toBe(201);
  const days: CivilDate[] = [];
  for (let night = 0; night < 3; night += 1) {
    await look();
    const noted = await queries.selectFrom("day_works").selectAll().orderBy("work").execute();
    expect(noted).toEqual([
      { work: "due", day: today() },
      { work: "ended", day: today() },
    ]);
    const recorded = queries.selectFrom("transactions").select("date").orderBy("date");
    expect((await recorded.execute()).map(({ date }) => date)).toEqual(days);
    clock.advance(DAY);
    days.push(today());
  }
  await Promise.all(servers.map(({ close }) => close()));
});

/** How many wait for a lock that another one has. */
async function waitingFor({ database }: TestServer): Promise<number> {
  const { rows } = await sql<{ readonly waiting: number }>`select count(*)::int as waiting
    from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`.execute(
    database.queries,
  );
  return rows[0]?.waiting ?? 0;
}
