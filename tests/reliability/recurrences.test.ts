// @module-tag sweep
import { describe, expect, it, vi } from "vitest";
import { paths } from "../../src/contract/paths.ts";
import { addDays } from "../../src/domain/shared/add-days.ts";
import { systemClock } from "../../server/infrastructure/system-clock.ts";
import { call } from "../server/support/caller.ts";
import { newPerson } from "../server/support/people.ts";
import { runServer } from "../server/support/run-server.ts";
import { newMigratedDatabase } from "../server/support/migrated.ts";
import { startTestServer, type TestServer } from "../server/support/start-test-server.ts";
import { temporaryDirectory } from "../server/support/temporary-directory.ts";
import { DAY, testClock } from "../server/support/test-clock.ts";

// A busy machine may take long to start a process.
vi.setConfig({ testTimeout: 60_000 });

const PEOPLE = 8;
const DAYS = 60;

/** Gives some users a daily recurrence from tomorrow on; returns that day. */
async function planDaily(server: TestServer) {
  const first = addDays(server.stores.calendar.today(), 1);
  const body = {
    tipo: "despesa",
    categoria: "Outros",
    valor: 1,
    inicio: first,
    cada: 1,
    unidade: "dia",
  };
  for (let count = 0; count < PEOPLE; count += 1) {
    const { token } = await newPerson(server);
    await call(server, "POST", paths.recurrences, { token, body });
  }
  return first;
}

/** Returns the days of each ledger's records, in order. */
async function daysByLedger({ database }: TestServer) {
  const rows = database.queries.selectFrom("transactions").select(["ledger_id", "date"]);
  const found = await rows.orderBy("date").execute();
  return [...Map.groupBy(found, (row) => row.ledger_id).values()].map((some) =>
    some.map(({ date }) => date),
  );
}

describe("what comes by itself", () => {
  it("comes once from two servers over one PostgreSQL, which look at the calendar at once", async () => {
    const databaseUrl = await newMigratedDatabase();
    const clock = testClock();
    const one = await startTestServer({ databaseUrl, clock });
    const other = await startTestServer({ databaseUrl, clock });
    try {
      const first = await planDaily(one);
      for (let week = 0; week < 3; week += 1) {
        clock.advance(7 * DAY);
        await Promise.all([one, other, one, other].map((server) => server.lookAtCalendar()));
      }
      const expected = Array.from({ length: 21 }, (_, index) => addDays(first, index));
      expect(await daysByLedger(one)).toEqual(Array.from({ length: PEOPLE }, () => expected));
    } finally {
      await one.close();
      await other.close();
    }
  });

  it("comes once and wholly after a server was killed again and again while it caught up", async () => {
    const directory = await temporaryDirectory();
    try {
      const before = await startTestServer({
        dataDirectory: directory.path,
        clock: testClock(systemClock.now() - DAYS * DAY),
      });
      const first = await planDaily(before);
      await before.close();
      for (let kill = 0; kill < 3; kill += 1) {
        // It begins to catch up as soon as it is ready.
        const server = await runServer({ DATA_DIR: directory.path });
        await server.stop("SIGKILL");
      }
      const after = await startTestServer({ dataDirectory: directory.path });
      await after.lookAtCalendar();
      const today = after.stores.calendar.today();
      const expected = Array.from({ length: DAYS }, (_, index) => addDays(first, index));
      const listed = await daysByLedger(after);
      await after.close();
      expect(listed).toHaveLength(PEOPLE);
      for (const days of listed) expect(days).toEqual(expected.filter((day) => day <= today));
    } finally {
      await directory.remove();
    }
  });
});
