// @module-tag sweep
import { describe, expect, it, vi } from "vitest";
import { newDatabase } from "../server/support/shared-postgres.ts";
import { temporaryDirectory } from "../server/support/temporary-directory.ts";
import { cutLoop } from "./cut-loop.ts";

// A busy machine may take long to start a process.
vi.setConfig({ testTimeout: 60_000 });

describe("a server whose connections to PostgreSQL are cut while it writes", () => {
  it.each([1, 2])(
    "lives on, loses nothing and doubles nothing (%i over the database)",
    async (servers) => {
      const directory = await temporaryDirectory();
      try {
        const environment = { DATA_DIR: directory.path, DATABASE_URL: await newDatabase() };
        const report = await cutLoop({ environment, servers, cuts: 4, writesPerCut: 60 });
        expect(report).toMatchObject({ acknowledged: 240, lost: 0, doubled: 0, altered: 0 });
        expect(report.connections).toBeGreaterThanOrEqual(4);
      } finally {
        await directory.remove();
      }
    },
  );
});
