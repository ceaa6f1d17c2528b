import { describe, expect, it, vi } from "vitest";
import { newDatabase } from "../server/support/shared-postgres.ts";
import { temporaryDirectory } from "../server/support/temporary-directory.ts";
import { SWEEP } from "../support/sweep.ts";
import { killLoop } from "./kill-loop.ts";

// A busy machine may take long to start a process.
vi.setConfig({ testTimeout: 60_000 });

const WHOLE = { lost: 0, doubled: 0, altered: 0 };

describe("a server that is killed while it writes", () => {
  it("has every acknowledged write in its file, and what it had not answered only once", async () => {
    const directory = await temporaryDirectory();
    try {
      const environment = { DATA_DIR: directory.path };
      const report = await killLoop({ environment, kills: 2, writesPerKill: 60 });
      expect(report).toMatchObject(WHOLE);
      expect(report.acknowledged).toBeGreaterThanOrEqual(120);
    } finally {
      await directory.remove();
    }
  });

  it("has them in PostgreSQL, too", SWEEP, async () => {
    const directory = await temporaryDirectory();
    try {
      const environment = {
        DATA_DIR: directory.path,
        DATABASE_URL: await newDatabase(),
      };
      expect(await killLoop({ environment, kills: 2, writesPerKill: 60 })).toMatchObject(WHOLE);
    } finally {
      await directory.remove();
    }
  });
});
