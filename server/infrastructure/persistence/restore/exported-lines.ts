import type { ExportedLine } from "../../../../src/domain/exports/export-content.ts";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Queries } from "../database.ts";
import type { ImportLineRow, ImportPartRow, ImportRepeatRow } from "../imports/import-tables.ts";
import { kyselyImports } from "../imports/kysely-imports.ts";
import { formerOf } from "../imports/made-lines.ts";
import { presentNames } from "../present-names.ts";

/** Reads the movements of imports by id, in pages, each with all that its rows hold. */
export async function* keptLines(
  queries: Queries,
  ledger: LedgerId,
): AsyncGenerator<readonly ExportedLine[]> {
  const nameOf = await presentNames(queries, ledger);
  for await (const page of kyselyImports(queries).linePages(ledger)) {
    const [first, last] = [page[0], page.at(-1)];
    if (first === undefined || last === undefined) continue;
    const between = { ledger, from: first.id, to: last.id };
    const rows = new Map((await linesBetween(queries, between)).map((row) => [row.id, row]));
    const parts = Map.groupBy(await partsBetween(queries, between), (row) => row.line_id);
    const repeats = Map.groupBy(await repeatsBetween(queries, between), (row) => row.line_id);
    yield page.map(({ revision: _, ...line }) => {
      const row = rows.get(line.id);
      if (row === undefined) return line;
      const own = parts.get(line.id) ?? [];
      const seenAgainIn = (repeats.get(line.id) ?? []).map((repeat) => repeat.later_id);
      return { ...line, kept: keptOf(row, own, nameOf, seenAgainIn) };
    });
  }
}

function keptOf(
  row: ImportLineRow,
  parts: readonly ImportPartRow[],
  nameOf: (id: ImportLineRow["category_id"]) => string,
  seenAgainIn: readonly ImportRepeatRow["later_id"][],
): NonNullable<ExportedLine["kept"]> {
  const { recurrence_id, planned_day: day } = row;
  return {
    description: row.description,
    record: row.record_id,
    former: formerOf(row),
    fulfils: recurrence_id === null || day === null ? null : { recurrence: recurrence_id, day },
    parts: parts.map((part) => ({
      id: part.record_id,
      category: nameOf(part.category_id),
      amount: part.amount,
      description: part.description,
      counts: part.counts === 1,
    })),
    seenAgainIn,
  };
}

type Between = {
  readonly ledger: LedgerId;
  readonly from: ImportLineRow["id"];
  readonly to: ImportLineRow["id"];
};

const linesBetween = (queries: Queries, { ledger, from, to }: Between) =>
  queries
    .selectFrom("import_lines")
    .selectAll()
    .where("ledger_id", "=", ledger)
    .where("id", ">=", from)
    .where("id", "<=", to)
    .execute();

const partsBetween = (queries: Queries, { ledger, from, to }: Between) =>
  queries
    .selectFrom("import_parts")
    .selectAll()
    .where("ledger_id", "=", ledger)
    .where("line_id", ">=", from)
    .where("line_id", "<=", to)
    .orderBy("line_id")
    .orderBy("position")
    .execute();

const repeatsBetween = (queries: Queries, { ledger, from, to }: Between) =>
  queries
    .selectFrom("import_repeats")
    .selectAll()
    .where("ledger_id", "=", ledger)
    .where("line_id", ">=", from)
    .where("line_id", "<=", to)
    .orderBy("line_id")
    .orderBy("later_id")
    .execute();
