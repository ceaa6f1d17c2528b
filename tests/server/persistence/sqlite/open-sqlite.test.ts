import { existsSync } from "node:fs";
import { chmod, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../../../../server/infrastructure/persistence/database.ts";
import { NotWritable } from "../../../../server/infrastructure/persistence/sqlite/assert-writable.ts";
import { openSqlite } from "../../../../server/infrastructure/persistence/sqlite/open-sqlite.ts";
import { layMigratedFile } from "../../support/migrated.ts";
import { temporaryDirectory } from "../../support/temporary-directory.ts";

const SECOND = 1_000;

describe("a database that is open while nobody asks it for anything", () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let database: Database;
  let told: unknown[];
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    directory = await temporaryDirectory();
    told = [];
    database = await openSqlite(join(directory.path, "fincontrol.sqlite"), {
      tellFault: (...fault) => told.push(fault),
      keepBefore: async () => {},
    });
  });
  afterEach(async () => {
    await database.close();
    await directory.remove();
    vi.useRealTimers();
  });

  it("tells within a second that its folder is gone, and leaves the place alone", async () => {
    await rm(directory.path, { recursive: true });
    vi.advanceTimersByTime(SECOND);
    vi.advanceTimersByTime(SECOND);
    expect(told).toEqual([["gone", "there"]]);
    expect(existsSync(directory.path)).toBe(false);
  });

  it("keeps its reserve", async () => {
    const reserve = join(directory.path, "reserva");
    expect(existsSync(reserve)).toBe(true);
    await rm(reserve);
    vi.advanceTimersByTime(SECOND);
    expect(existsSync(reserve)).toBe(true);
    expect(told).toEqual([]);
  });
});

describe("a database of which a file may not be written", () => {
  // Nobody keeps root from writing.
  it.skipIf(process.getuid?.() === 0).each(["", "-wal", "-shm"])(
    "(fincontrol.sqlite%s) is refused by its name, and nothing is left beside it",
    async (ending) => {
      const directory = await temporaryDirectory();
      await layMigratedFile(directory.path);
      const file = join(directory.path, "fincontrol.sqlite");
      if (ending !== "") await writeFile(file + ending, "");
      await chmod(file + ending, 0o400);
      const before = await readdir(directory.path);
      const opened = openSqlite(file, { tellFault: () => {}, keepBefore: async () => {} });
      await expect(opened).rejects.toThrow(new NotWritable(file + ending));
      expect(await readdir(directory.path)).toEqual(before);
      await directory.remove();
    },
  );
});
