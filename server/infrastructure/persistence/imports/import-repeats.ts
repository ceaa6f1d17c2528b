import { sql } from "kysely";
import type { ImportId, ImportLineId } from "../../../../src/domain/shared/ids.ts";
import type { ImportWriter } from "../../../application/imports/imports.ts";
import { deleteRows } from "./import-versions.ts";
import { inBatches, type Work } from "../ledger/write-rows.ts";

/** Stores which movements were repeated by later imports. */
export function importRepeats(
  work: Work,
): Pick<ImportWriter, "addRepeats" | "repeated" | "repeatedBy"> {
  const { queries, member, insert } = work;
  const { ledger } = member;
  const own = queries.selectFrom("import_repeats").where("ledger_id", "=", ledger);
  return {
    addRepeats: async (later, lines) => {
      const rows = lines.map((line) => ({ ledger_id: ledger, line_id: line, later_id: later }));
      await inBatches(rows, (some) => insert(queries, "import_repeats", some, "fail"));
      for (const id of await repeatedIn(work, later)) await countRepeats(work, id);
    },
    repeated: async (lines) => {
      const found = new Set<ImportLineId>();
      await inBatches(lines, async (some) => {
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

/** Deletes the repetitions of an import. */
export async function forgetRepeats(work: Work, later: ImportId): Promise<void> {
  const earlier = await repeatedIn(work, later);
  await deleteRows(work, "import_repeats", "later_id", [later]);
  for (const id of earlier) await countRepeats(work, id);
}

/** Returns the imports with movements that another one repeated. */
export async function repeatedIn({ queries, member: { ledger } }: Work, later: ImportId) {
  const { rows } = await sql<{ readonly import_id: ImportId }>`select distinct import_id
    from import_repeats join import_lines on import_lines.ledger_id = import_repeats.ledger_id
      and import_lines.id = import_repeats.line_id
    where import_repeats.ledger_id = ${ledger} and later_id = ${later}`.execute(queries);
  return rows.map((row) => row.import_id);
}

/** Recounts the movements of an import that a later one repeated. */
export async function countRepeats(
  { queries, member: { ledger } }: Work,
  id: ImportId,
): Promise<void> {
  await sql`update imports set seen_again = (select count(*) from import_lines
      where ledger_id = ${ledger} and import_id = ${id}
      and exists (select 1 from import_repeats
        where import_repeats.ledger_id = ${ledger} and line_id = import_lines.id))
    where ledger_id = ${ledger} and id = ${id}`.execute(queries);
}
