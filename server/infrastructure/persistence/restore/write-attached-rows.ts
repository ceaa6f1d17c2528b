import { rowDiff, type RowDiff } from "../ledger/row-diff.ts";
import { inBatches, type Work } from "../ledger/write-rows.ts";
import type { AttachedTable } from "../tables.ts";
import { noteChange } from "../users/kysely-notifications.ts";
import {
  keyOf,
  removeAttachedRow,
  ATTACHED_TABLES,
  tableInfo,
  updateAttachedRow,
} from "./attached-tables.ts";
import type { Columns } from "./wanted.ts";

/** A row beside the records, as it is written. */
export type RowWrite = RowDiff<Columns> & { readonly table: AttachedTable };

/** Whether rows of a table store the revision of their last change. */
export const isStamped = (table: AttachedTable) => tableInfo(table).own.includes("revision");

/** Writes rows beside the records, each with a version of both of its states. */
export async function writeAttachedRows(
  work: Work,
  writings: readonly RowWrite[],
  isStampedAnew = isStamped,
): Promise<void> {
  const { queries, member, insert, revision, touch } = work;
  const stamped = (table: AttachedTable, row: Columns): Columns =>
    isStampedAnew(table) ? { ...row, revision } : row;
  const versions = writings.map(({ table, before, after }) =>
    rowDiff(work, table, keyOf(table, after ?? before ?? {}), { before, after }),
  );
  await inBatches(versions, (some) => insert(queries, "versions", some, "fail"));
  const of = (table: AttachedTable) => writings.filter((one) => one.table === table);
  for (const table of ATTACHED_TABLES.toReversed())
    await inBatches(of(table), async (some) => {
      for (const { before, after } of some)
        if (before !== null && after === null)
          await removeAttachedRow(queries, member, table, before);
    });
  for (const table of ATTACHED_TABLES) {
    const changed = of(table).filter(({ before, after }) => before !== null && after !== null);
    await inBatches(changed, async (some) => {
      for (const { after } of some)
        if (after) await updateAttachedRow(queries, member, table, stamped(table, after));
    });
    const made = of(table).flatMap(({ before, after }) =>
      before === null && after ? [after] : [],
    );
    const names = Object.keys(stamped(table, made[0] ?? {}));
    await inBatches(made, (some) =>
      insert(
        queries,
        table,
        some.map((row) => {
          const whole = stamped(table, row);
          return Object.fromEntries(names.map((name) => [name, whole[name]]));
        }),
        "fail",
      ),
    );
  }
  if (writings.length > 0) touch();
  if (of("notifications").length > 0) await noteNotifications(work);
}

async function noteNotifications({ queries, member }: Work): Promise<void> {
  if (member.user !== null) await noteChange(queries, member.user);
}
