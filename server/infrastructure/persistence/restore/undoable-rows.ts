import type { ImportLineRow } from "../imports/import-tables.ts";
import { rowsWith, type ImportTable } from "../imports/import-versions.ts";
import { existingRecords, recordsBy } from "../imports/existing-records.ts";
import { reimportedLines } from "../imports/reimported-lines.ts";
import { inBatches, type Work } from "../ledger/write-rows.ts";
import type { Tables } from "../tables.ts";
import type { UndoneRecords } from "../undo/undo-change.ts";
import { keyOf } from "./attached-tables.ts";
import type { RowWrite } from "./write-attached-rows.ts";

/** The attached rows that the undo of a restore writes, among those that are as the restore left them. */
export async function undoableRows(
  work: Work,
  asLeft: readonly RowWrite[],
  { kept }: UndoneRecords,
): Promise<readonly RowWrite[]> {
  const going = await withoutKept(work, asLeft, kept);
  return withDependents(work, await withoutTaken(work, going));
}

/** Whether a row is deleted; an import that had a tombstone gets it back. */
const isGoing = ({ before, after }: RowWrite) =>
  before !== null && (after === null || typeof after["removed_at"] === "number");

/** Drops the movements whose record stays because it was changed since. */
async function withoutKept(
  work: Work,
  writings: readonly RowWrite[],
  kept: ReadonlySet<string>,
): Promise<readonly RowWrite[]> {
  const lines = writings.flatMap(({ table, before }) =>
    table === "import_lines" && before !== null ? [before as unknown as ImportLineRow] : [],
  );
  const recordsOf = await recordsBy(work, lines);
  const living = await existingRecords(
    work,
    lines.flatMap(recordsOf).filter((record) => kept.has(record)),
  );
  // A movement joined to a manual record is not kept by it: that record stays anyway.
  const staying = new Set<unknown>(
    lines
      .filter((line) => line.former_date === null && recordsOf(line).some((one) => living.has(one)))
      .map(({ id }) => id),
  );
  return writings.filter(({ table, before }) => {
    if (table === "import_lines") return !staying.has(before?.["id"]);
    return table !== "import_parts" || !staying.has(before?.["line_id"]);
  });
}

/** Drops movements that were imported again meanwhile, and imports left with none. */
async function withoutTaken(
  work: Work,
  writings: readonly RowWrite[],
): Promise<readonly RowWrite[]> {
  const lines = writings.flatMap(({ table, before, after }) =>
    table === "import_lines" && before === null ? [after as unknown as ImportLineRow] : [],
  );
  const going = new Set(goingOf("import_lines", writings));
  const taken = new Set<unknown>();
  await inBatches(lines, async (some) => {
    for (const [id, owner] of await reimportedLines(work, some))
      if (!going.has(owner)) taken.add(id);
  });
  if (taken.size === 0) return writings;
  const coming = new Set<unknown>(
    lines.filter(({ id }) => !taken.has(id)).map((line) => line.import_id),
  );
  const gone = new Set<unknown>(
    lines.map((line) => line.import_id).filter((of) => !coming.has(of)),
  );
  return writings.filter(({ table, after }) => {
    if (after === null) return true;
    if (table === "imports") return !gone.has(after["id"]);
    const line = table === "import_lines" ? after["id"] : after["line_id"];
    return !taken.has(line) && !gone.has(after["later_id"]);
  });
}

/**
 * Adds dependents: keeps an import while one of its movements is kept; deletes parts and repeats of deleted movements
 * and imports.
 */
async function withDependents(
  work: Work,
  writings: readonly RowWrite[],
): Promise<readonly RowWrite[]> {
  const lines = new Set(goingOf("import_lines", writings));
  const ofImports = await rowsOf(work, "import_lines", "import_id", goingOf("imports", writings));
  const staying = new Set<string>(
    ofImports.filter(({ id }) => !lines.has(id)).map((line) => line.import_id),
  );
  const wanted = writings.filter(
    (one) => one.table !== "imports" || !isGoing(one) || !staying.has(String(one.before?.["id"])),
  );
  const along = [
    ...alongBy("import_parts", await rowsOf(work, "import_parts", "line_id", [...lines])),
    ...alongBy("import_repeats", await rowsOf(work, "import_repeats", "line_id", [...lines])),
    ...alongBy(
      "import_repeats",
      await rowsOf(work, "import_repeats", "later_id", goingOf("imports", wanted)),
    ),
  ];
  const known = new Set(wanted.map(nameOf));
  const more = new Map(along.map((one) => [nameOf(one), one]));
  return [...wanted, ...[...more].filter(([name]) => !known.has(name)).map(([, one]) => one)];
}

const goingOf = (table: ImportTable, writings: readonly RowWrite[]): readonly string[] =>
  writings.flatMap((one) =>
    one.table === table && isGoing(one) ? [String(one.before?.["id"])] : [],
  );

const alongBy = (table: ImportTable, rows: readonly object[]): readonly RowWrite[] =>
  rows.map((row) => ({ table, before: { ...row }, after: null }));

const nameOf = ({ table, before, after }: RowWrite) =>
  `${table} ${keyOf(table, after ?? before ?? {})}`;

async function rowsOf<Table extends ImportTable>(
  work: Work,
  table: Table,
  column: string,
  values: readonly string[],
): Promise<readonly Tables[Table][]> {
  const rows: Tables[Table][] = [];
  await inBatches(values, async (some) => {
    rows.push(...(await rowsWith(work, table, column, some)));
  });
  return rows;
}
