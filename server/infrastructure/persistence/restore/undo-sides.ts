import { sql } from "kysely";
import { importId, type ChangeId, type ImportId } from "../../../../src/domain/shared/ids.ts";
import type { ImportLineRow } from "../imports/import-tables.ts";
import { rowsWith, type ImportTable } from "../imports/import-versions.ts";
import { takenLines } from "../imports/taken-lines.ts";
import type { SideVersion } from "../ledger/side-version.ts";
import { inParts, type Work } from "../ledger/write-rows.ts";
import type { Tables } from "../tables.ts";
import { isAlike } from "./alike.ts";
import { findSide, keyOf, SIDE_TABLES } from "./side-tables.ts";
import type { Columns } from "./wanted.ts";
import { countImports, cushionOf, mark, RESTORE } from "./write-restore.ts";
import { isStamped, writeSides, type SideWriting } from "./write-sides.ts";

/** Undoes what a restore wrote beside the records; rows that were changed since stay. Returns the imports written. */
export async function undoSides(work: Work, undone: ChangeId): Promise<ReadonlySet<ImportId>> {
  const { queries, member } = work;
  const read = async (resource: string) =>
    (
      await sql<{ readonly before: string }>`select before from versions
        where ledger_id = ${member.ledger} and change_id = ${undone} and resource = ${resource}
        order by id`.execute(queries)
    ).rows.map(({ before }) => JSON.parse(before) as SideVersion<Columns>);
  const own: SideWriting[] = [];
  for (const table of SIDE_TABLES)
    await inParts(await read(table), async (some) => {
      for (const { before, after } of some) {
        const there = await findSide(queries, member, table, after ?? before ?? {});
        if (isAlike(table, there, after)) own.push({ table, before: there, after: before });
      }
    });
  const writings = await withDependents(work, await withoutTaken(work, own));
  // A movement's revision tells which of its records ceased to count with it, so it comes back too.
  await writeSides(work, writings, (table) => isStamped(table) && table !== "import_lines");
  await countImports(work);
  const [marked] = await read(RESTORE);
  const kept = await cushionOf(work);
  if (marked) {
    const isAsLeft = marked.after?.["cushion"] === kept;
    const back = isAsLeft ? marked.before : { cushion: kept };
    await mark(work, { before: { cushion: kept }, after: back });
  }
  const imports = writings.filter(({ table }) => table === "imports");
  return new Set(
    imports.map(({ before, after }) => importId(keyOf("imports", after ?? before ?? {}))),
  );
}

const isGoing = ({ before, after }: SideWriting) => before !== null && after === null;

/**
 * What the undo of a restore writes beside the records, without movements that stand as others by now, since their file
 * was imported again; an import of which none comes back does not either.
 */
async function withoutTaken(
  work: Work,
  writings: readonly SideWriting[],
): Promise<readonly SideWriting[]> {
  const lines = writings.flatMap(({ table, before, after }) =>
    table === "import_lines" && before === null ? [after as unknown as ImportLineRow] : [],
  );
  const taken = new Set<unknown>();
  await inParts(lines, async (some) => {
    for (const id of (await takenLines(work, some)).keys()) taken.add(id);
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
 * What the undo of a restore writes beside the records, with all that follows from it: an import of which a movement
 * stays does too, and what was kept of a movement or of an import since goes with it.
 */
async function withDependents(
  work: Work,
  writings: readonly SideWriting[],
): Promise<readonly SideWriting[]> {
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

const goingOf = (table: ImportTable, writings: readonly SideWriting[]): readonly string[] =>
  writings.flatMap((one) =>
    one.table === table && isGoing(one) ? [String(one.before?.["id"])] : [],
  );

const alongBy = (table: ImportTable, rows: readonly object[]): readonly SideWriting[] =>
  rows.map((row) => ({ table, before: { ...row }, after: null }));

const nameOf = ({ table, before, after }: SideWriting) =>
  `${table} ${keyOf(table, after ?? before ?? {})}`;

async function rowsOf<Table extends ImportTable>(
  work: Work,
  table: Table,
  column: string,
  values: readonly string[],
): Promise<readonly Tables[Table][]> {
  const rows: Tables[Table][] = [];
  await inParts(values, async (some) => {
    rows.push(...(await rowsWith(work, table, column, some)));
  });
  return rows;
}
