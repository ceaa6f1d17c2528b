import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../../../../server/infrastructure/persistence/database.ts";
import { openSqlite } from "../../../../server/infrastructure/persistence/sqlite/open-sqlite.ts";
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
