import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { lisbonCalendar } from "../../server/infrastructure/lisbon-calendar.ts";
import { openSqlite } from "../../server/infrastructure/persistence/sqlite/open-sqlite.ts";
import { nightlyCopy } from "../../server/nightly-copy.ts";
import { temporaryDirectory } from "./support/temporary-directory.ts";
import { DAY, HOUR, testClock } from "./support/test-clock.ts";

// A machine that has much else to do may take long to start a process.
vi.setConfig({ testTimeout: 60_000 });

it("a copy is made each night; one that could not be made is told, and tried again an hour later", async () => {
  const directory = await temporaryDirectory();
  const data = directory.path;
  const clock = testClock();
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const calendar = lisbonCalendar(clock);
  const look = nightlyCopy(data, { calendar, clock, log });
  await look();
  await look();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/"why":"ENOENT","msg":"no copy was made of the data"/);

  const told = { tellFault: () => {}, tellBackUp: () => {}, lockPatience: undefined };
  await (await openSqlite(join(data, "fincontrol.sqlite"), told)).close();
  clock.advance(HOUR);
  const first = calendar.today();
  await look();
  clock.advance(DAY);
  await look();
  expect(lines).toHaveLength(1);
  expect(await readdir(join(data, "copias"))).toEqual([first, calendar.today()]);
  await directory.remove();
});
