import type { ImportLineId } from "../../../src/domain/shared/ids.ts";
import type { ImportWriter } from "../../application/ports/imports.ts";
import { inParts, type Work } from "./write-rows.ts";

/** Keeps which movements came again with later imports. */
export function importRepeats({
  queries,
  member: { ledger },
  insert,
}: Work): Pick<ImportWriter, "addRepeats" | "repeated" | "repeatedBy"> {
  const own = queries.selectFrom("import_repeats").where("ledger_id", "=", ledger);
  return {
    addRepeats: (later, lines) =>
      inParts(lines, (some) =>
        insert(
          queries,
          "import_repeats",
          some.map((line) => ({ ledger_id: ledger, line_id: line, later_id: later })),
          "fail",
        ),
      ),
    repeated: async (lines) => {
      const found = new Set<ImportLineId>();
      await inParts(lines, async (some) => {
        const rows = await own.select("line_id").where("line_id", "in", some).execute();
        for (const row of rows) found.add(row.line_id);
      });
      return found;
    },
    repeatedBy: async (later) =>
      (await own.select("line_id").where("later_id", "=", later).execute()).map(
        (row) => row.line_id,
      ),
  };
}
