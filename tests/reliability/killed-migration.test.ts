// @module-tag sweep
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bringHere } from "../server/support/migrations.ts";
import { FIRST_VERSIONS, type FirstVersion } from "../server/support/first-version.ts";
import { KILLS as CHANCES } from "./chances.ts";

// A busy machine may take long to start a process.
vi.setConfig({ testTimeout: 120_000 + CHANCES * 10_000 });

const PROGRAM = fileURLToPath(new URL("migrating-until.ts", import.meta.url));

/** How often a migration is killed, at statements that lie evenly apart. */
const KILLS = Math.max(8, CHANCES);

/** Runs the migrations until so many statements were sent; returns their number, null if it was killed. */
const migrateUntil = ({ dataDirectory, databaseUrl }: FirstVersion, last: number) =>
  new Promise<number | null>((resolve, reject) => {
    const given = [PROGRAM, dataDirectory, databaseUrl ?? "", String(last)];
    execFile(process.execPath, given, (error, said, complaint) => {
      if (error === null) resolve(Number(said));
      else if (error.signal === "SIGKILL") resolve(null);
      else reject(new Error(complaint, { cause: error }));
    });
  });

const TABLES = [
  "users",
  "ledgers",
  "members",
  "categories",
  "transactions",
  "budgets",
  "goals",
  "month_sums",
  "photos",
  "notifications",
] as const;

/** Returns the row counts and sums of all data. */
async function contentOf({ ask }: FirstVersion) {
  const counts = TABLES.map(async (table) => {
    const [row] = await ask(`select count(*) as count from ${table}`);
    return [table, Number(row?.["count"])] as const;
  });
  const [sums] = await ask(
    `select (select sum(amount) from transactions) as amounts, (select sum(sum) from month_sums) as sums`,
  );
  return [
    Object.fromEntries(await Promise.all(counts)),
    Number(sums?.["amounts"]),
    Number(sums?.["sums"]),
  ];
}

describe.each(FIRST_VERSIONS)("tables of the first version over $name", ({ begin }) => {
  let storage: ReturnType<typeof begin>;
  beforeAll(() => {
    storage = begin();
  });
  afterAll(() => storage.end());

  it("come to today's, whole, however often the server dies on the way", async () => {
    const whole = await storage.lay();
    const statements = await migrateUntil(whole, 0);
    if (statements === null) throw new Error("nothing ended it");
    const data = await storage.lay();
    let kills = 0;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const last = Math.floor((statements * kill) / (KILLS + 1));
      if ((await migrateUntil(data, last)) === null) kills += 1;
    }
    expect(kills).toBeGreaterThan(0);
    await bringHere(data);
    expect(await contentOf(data)).toEqual(await contentOf(whole));
  });
});
