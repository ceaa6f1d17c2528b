import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { paths } from "../../../src/contract/paths.ts";
import type { BackUp } from "../../../server/infrastructure/backups/back-up-apart.ts";
import { copiesOverview } from "../../../server/infrastructure/backups/copies-overview.ts";
import { makeBackup } from "../../../server/infrastructure/backups/make-backup.ts";
import { verifyBackup } from "../../../server/infrastructure/backups/verify-backup.ts";
import { nightlyCopy } from "../../../server/nightly-copy.ts";
import { call } from "../support/caller.ts";
import { newMigratedDatabase } from "../support/migrated.ts";
import { newPerson } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { HOUR, testClock } from "../support/test-clock.ts";

const EXPENSE = { data: "2031-05-06", categoria: "Lazer", valor: 12.5 };
/** Copies whose time is over, beside one of yesterday. */
const OLDER = ["2031-03-01", "2031-03-02", "2031-05-05"];

const full = () => Object.assign(new Error("no room"), { code: "ENOSPC" });

const FAULTS: readonly { readonly name: string; readonly backUp: BackUp }[] = [
  {
    name: "that has no room to begin with",
    backUp: (installation, folder) => makeBackup(installation, folder, async () => 1),
  },
  {
    name: "for which the room ends midway",
    backUp: async (_installation, folder) => {
      await mkdir(folder);
      await writeFile(join(folder, "fincontrol.sqlite.parcial"), "half");
      throw full();
    },
  },
  {
    name: "for which the room ends after the database was written",
    backUp: async (installation, folder) => {
      await makeBackup(installation, folder);
      throw full();
    },
  },
];

describe.each([
  { database: "SQLite", newDatabase: async () => null },
  { database: "PostgreSQL", newDatabase: () => newMigratedDatabase() },
])("over $database a copy of the night", ({ newDatabase }) => {
  const clock = testClock();
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let server: TestServer;
  let databaseUrl: string | null;
  beforeEach(async () => {
    directory = await temporaryDirectory();
    databaseUrl = await newDatabase();
    server = await startTestServer({
      clock,
      dataDirectory: directory.path,
      ...(databaseUrl !== null && { databaseUrl }),
    });
    for (const name of OLDER)
      await mkdir(join(directory.path, "copias", name), { recursive: true });
  });
  afterEach(async () => {
    await server.close();
    await directory.remove();
  });

  it.each(FAULTS)("$name is told, takes no other's place, and stops nobody", async ({ backUp }) => {
    const installation = { dataDirectory: directory.path, databaseUrl };
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
    let isFull = true;
    const look = nightlyCopy(installation, {
      calendar: server.stores.calendar,
      clock,
      log,
      onceADay: server.database.onceADay,
      backUp: (...given) => (isFull ? backUp(...given) : makeBackup(...given)),
    });
    const today = server.stores.calendar.today();
    const folders = async () =>
      (await readdir(join(directory.path, "copias"))).filter((name) => name !== "falha.json");
    await look();
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 50, why: "ENOSPC", msg: "no copy was made of the data" },
    ]);
    expect((await folders()).toSorted()).toEqual(OLDER);
    const { last, failed } = await copiesOverview(directory.path, today);
    expect({ last, failed }).toEqual({ last: null, failed: { at: clock.now(), failure: "full" } });
    expect((await call(server, "GET", paths.health)).status).toBe(200);
    const { token } = await newPerson(server);
    const written = await call(server, "POST", paths.transactions("expense"), {
      token,
      body: EXPENSE,
    });
    expect(written.status).toBe(201);

    isFull = false;
    clock.advance(HOUR);
    await look();
    expect((await folders()).toSorted()).toEqual(["2031-05-05", today]);
    expect(await verifyBackup(join(directory.path, "copias", today))).toEqual({ kind: "sound" });
    const after = await copiesOverview(directory.path, today);
    expect(after).toMatchObject({ last: { day: today }, failed: null, isMissed: false, kept: 2 });
  });
});
