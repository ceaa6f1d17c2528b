import { existsSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NoCopy, type BackUp } from "../../../server/infrastructure/backups/back-up-apart.ts";
import { makeBackup } from "../../../server/infrastructure/backups/make-backup.ts";
import { verifyBackup } from "../../../server/infrastructure/backups/verify-backup.ts";
import { lisbonCalendar } from "../../../server/infrastructure/lisbon-calendar.ts";
import { onceADay } from "../../../server/infrastructure/persistence/postgres/once-a-day.ts";
import { nightlyCopy } from "../../../server/nightly-copy.ts";
import { newMigratedDatabase } from "../support/migrated.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { DAY, HOUR, testClock } from "../support/test-clock.ts";

// A machine that has much else to do may take long.
vi.setConfig({ testTimeout: 60_000 });

const clock = testClock();
const calendar = lisbonCalendar(clock);
const log = pino({ level: "warn" }, { write: () => {} });

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let databaseUrl: string;
beforeEach(async () => {
  directory = await temporaryDirectory();
  databaseUrl = await newMigratedDatabase();
});
afterEach(() => directory.remove());

/** The nightly work of a server with its data in a folder; `made` counts what is begun. */
async function newServer(folder: string, made: string[], backUp: BackUp = makeBackup) {
  const dataDirectory = join(directory.path, folder);
  await mkdir(dataDirectory, { recursive: true });
  const counted: BackUp = (installation, draft) => {
    made.push(folder);
    return backUp(installation, draft);
  };
  const look = nightlyCopy(
    { dataDirectory, databaseUrl },
    { calendar, clock, log, onceADay: onceADay(databaseUrl), backUp: counted },
  );
  return { look, copies: join(dataDirectory, "copias") };
}

it.each([
  { name: "that share their folder", folders: ["dados", "dados"] },
  { name: "with a folder each", folders: ["uns", "outros"] },
])("servers over one PostgreSQL $name make one copy each night", async ({ folders }) => {
  const made: string[] = [];
  const servers = await Promise.all(folders.map((folder) => newServer(folder, made)));
  for (let night = 1; night <= 3; night += 1) {
    await Promise.all(servers.map(({ look }) => look()));
    expect(made).toHaveLength(night);
    const today = calendar.today();
    const there = servers.filter(({ copies }) => existsSync(join(copies, today)));
    expect(there).toHaveLength(new Set(folders).size === 1 ? 2 : 1);
    for (const { copies } of there)
      expect(await verifyBackup(join(copies, today))).toEqual({ kind: "sound" });
    clock.advance(DAY);
  }
});

it("a server over PostgreSQL that was waiting makes the copy that another could not make", async () => {
  const made: string[] = [];
  const failing = await newServer("uns", made, () => Promise.reject(new NoCopy("it was ended")));
  const other = await newServer("outros", made);
  await Promise.all([failing.look(), other.look()]);
  // Whichever is first: the one that can has made it.
  expect(made.filter((folder) => folder === "outros")).toHaveLength(1);
  expect(await readdir(other.copies)).toEqual([calendar.today()]);
  const before = made.length;
  clock.advance(HOUR);
  await failing.look();
  expect(made).toHaveLength(before);
});
