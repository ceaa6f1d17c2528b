import type { ImportLineId } from "../../../../src/domain/shared/ids.ts";
import { inBatches, type Work } from "../ledger/write-rows.ts";
import type { Tables } from "../tables.ts";
import { deletedLinesOf } from "./deleted-lines.ts";
import type { ImportLineRow } from "./import-tables.ts";
import { rowsWith } from "./import-versions.ts";

type Reader = Pick<Work, "queries" | "member" | "find">;

/**
 * Returns those of some movements that stand as others by now, with those: the file was imported again, or their record
 * joined.
 */
export async function reimportedLines(
  work: Reader,
  lines: readonly ImportLineRow[],
): Promise<ReadonlyMap<ImportLineId, ImportLineId>> {
  const { queries, member, find } = work;
  const taken = new Map<ImportLineId, ImportLineId>();
  const take = (
    some: readonly ImportLineRow[],
    others: readonly ImportLineRow[],
    of: (row: ImportLineRow) => string | null,
  ) => {
    const owners = new Map(others.map((row) => [of(row), row.id]));
    for (const row of some) {
      const owner = of(row) === null ? undefined : owners.get(of(row));
      if (owner !== undefined && owner !== row.id) taken.set(row.id, owner);
    }
  };
  for (const [account, some] of Map.groupBy(lines, (line) => line.account_id)) {
    const identities = some.map(({ identity }) => identity);
    const known = await find<ImportLineRow>(queries, {
      table: "import_lines",
      fixed: { ledger_id: member.ledger, account_id: account },
      column: "identity",
      values: identities,
      index: "known_lines",
    });
    take(some, known, ({ identity }) => identity);
  }
  const records = lines.flatMap(({ record_id: record }) => record ?? []);
  take(
    lines,
    await rowsWith(work, "import_lines", "record_id", records),
    ({ record_id: record }) => record,
  );
  return taken;
}

/**
 * Removed records whose bank movement was imported again since, or belongs to another record among them. Movements that
 * the undone change wrote are deleted, so they do not count.
 */
export async function importedAgain(
  work: Reader & Pick<Work, "undoes">,
  records: readonly string[],
): Promise<ReadonlySet<string>> {
  const again = new Set<string>();
  const first = new Map<string, ImportLineId>();
  await inBatches(records, async (some) => {
    const forgotten = await deletedLinesOf(work, some);
    const lines = new Map(forgotten.flatMap(({ row }) => (row === null ? [] : [[row.id, row]])));
    const taken = await reimportedLines(work, [...lines.values()]);
    const going = await writtenBy(work, [...taken.values()]);
    for (const { record, line } of forgotten) {
      const row = lines.get(line);
      if (row === undefined) continue;
      const key = `${row.account_id} ${row.identity}`;
      const owner = taken.get(line);
      if ((owner !== undefined && !going.has(owner)) || (first.get(key) ?? line) !== line)
        again.add(record);
      else first.set(key, line);
    }
  });
  return again;
}

/** Returns those of some movements that the undone change wrote. */
async function writtenBy(
  { queries, member, find, undoes }: Reader & Pick<Work, "undoes">,
  values: readonly ImportLineId[],
): Promise<ReadonlySet<string>> {
  if (undoes === null) return new Set();
  const rows = await find<Tables["versions"]>(queries, {
    table: "versions",
    fixed: { ledger_id: member.ledger, change_id: undoes, resource: "import_lines" },
    column: "id",
    values,
  });
  return new Set(rows.map(({ id }) => id));
}
