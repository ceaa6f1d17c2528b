import { describe, expect, it, vi } from "vitest";
import { newMigratedDatabase } from "../server/support/migrated.ts";
import { temporaryDirectory } from "../server/support/temporary-directory.ts";
import { killImports, type KilledImport } from "./killed-import.ts";

// A busy machine may take long to start a process.
vi.setConfig({ testTimeout: 120_000 });

const MOVEMENTS = 4_000;
const KILLS = [120, 400];

/** What is stored of each import after the kill: everything or nothing; and everything after the retry. */
const outcomesOf = (reports: readonly KilledImport[]) =>
  reports.map(({ records, imports, lines, answered, afterwards }) => {
    const due = imports === 1 ? MOVEMENTS : 0;
    const isWhole = records === due && lines === due && answered === (imports === 1 ? 200 : 201);
    return isWhole && afterwards === MOVEMENTS ? "whole" : { records, imports, lines, answered };
  });

describe("a server that is killed while it imports", () => {
  it("has all of the import or nothing of it in its file, and takes it once", async () => {
    const directory = await temporaryDirectory();
    try {
      const environment = { DATA_DIR: directory.path };
      const reports = await killImports({ environment, kills: KILLS, movements: MOVEMENTS });
      expect(outcomesOf(reports)).toEqual(["whole", "whole"]);
    } finally {
      await directory.remove();
    }
  });

  it("has it so in PostgreSQL, too", async () => {
    const directory = await temporaryDirectory();
    try {
      const environment = {
        DATA_DIR: directory.path,
        DATABASE_URL: await newMigratedDatabase(),
      };
      const reports = await killImports({ environment, kills: KILLS, movements: MOVEMENTS });
      expect(outcomesOf(reports)).toEqual(["whole", "whole"]);
    } finally {
      await directory.remove();
    }
  });
});
