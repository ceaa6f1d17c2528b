import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { CategoryId } from "../../../../src/domain/shared/ids.ts";
import { ROW_BATCH_SIZE } from "../insert-rows.ts";
import type { RecordTable } from "../tables.ts";
import type { CategoryRow } from "./category-tables.ts";
import { stampsIn, type RecordRow, type Work, type WriteRows } from "../ledger/write-rows.ts";

/** Moves the rows of a table from one category to another, in batches; removed rows do not change. */
export async function refile<Row extends RecordRow>(
  work: Work,
  table: RecordTable,
  write: WriteRows<Row>,
  from: CategoryId,
  into: CategoryId,
): Promise<void> {
  const { queries, member } = work;
  let after = "";
  for (;;) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      where ledger_id = ${member.ledger} and id > ${after} and category_id = ${from}
        and deleted_at is null
      order by id limit ${ROW_BATCH_SIZE}`.execute(queries);
    await write(
      rows.map((before) => ({
        before,
        after: { ...before, category_id: into, ...stampsIn(work, before, null) },
      })),
    );
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROW_BATCH_SIZE) return;
    after = last.id;
    await setImmediate();
  }
}

/** Replaces a category by a tombstone with the category it was merged into. */
export async function leaveFor(
  work: Work,
  write: WriteRows<CategoryRow>,
  from: CategoryId,
  into: CategoryId,
): Promise<CategoryRow> {
  const { queries, member, now } = work;
  const { rows } = await sql<CategoryRow>`select * from categories
    where ledger_id = ${member.ledger} and id = ${from}`.execute(queries);
  const [before] = rows;
  if (before === undefined) throw new Error("the category was looked for before");
  const after = { ...before, merged_into: into, ...stampsIn(work, before, now) };
  await write([{ before, after }]);
  return after;
}
