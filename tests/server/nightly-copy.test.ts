import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { byOneServer } from "../../server/application/once-a-day.ts";
import { lisbonCalendar } from "../../server/infrastructure/lisbon-calendar.ts";
import { nightlyCopy } from "../../server/nightly-copy.ts";
import { layMigratedFile } from "./support/migrated.ts";
import { temporaryDirectory } from "./support/temporary-directory.ts";
import { DAY, HOUR, testClock } from "./support/test-clock.ts";

// A machine that has much else to do may take long to start a process.
vi.setConfig({ testTimeout: 60_000 });

it("a copy is made and told each night; one that could not be made is told, and tried again an hour later", async () => {
  const directory = await temporaryDirectory();
  const data = directory.path;
  const clock = testClock();
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const calendar = lisbonCalendar(clock);
  const look = nightlyCopy(
    { dataDirectory: data, databaseUrl: null },
    { calendar, clock, log, onceADay: byOneServer },
  );
  await look();
  await look();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/"why":"Não há dados em .+","msg":"no copy was made of the data"/);

  await layMigratedFile(data);
  clock.advance(HOUR);
  const first = calendar.today();
  await look();
  clock.advance(DAY);
  await look();
  expect(lines.slice(1)).toHaveLength(2);
  const told = JSON.parse(lines[1] ?? "") as Record<string, unknown>;
  expect(told).toMatchObject({ level: 30, day: first, files: 1 });
  expect(told["msg"]).toBe("a copy was made of the data and verified");
  expect(await readdir(join(data, "copias"))).toEqual([first, calendar.today()]);
  await directory.remove();
});
