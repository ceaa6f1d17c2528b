import { sideVersion, type SideVersion } from "../ledger/side-version.ts";
import { inParts, type Work } from "../ledger/write-rows.ts";
import type { SideTable } from "../tables.ts";
import { keyOf, removeSide, SIDE_TABLES, sideOf, updateSide } from "./side-tables.ts";
import type { Columns } from "./wanted.ts";

/** A row beside the records, as it is written. */
export type SideWriting = SideVersion<Columns> & { readonly table: SideTable };

/** Whether rows of a table have a revision, that of their last change. */
export const isStamped = (table: SideTable) => sideOf(table).own.includes("revision");

/** Writes rows beside the records, each with a version of both of its states. */
export async function writeSides(
  work: Work,
  writings: readonly SideWriting[],
  isStampedAnew = isStamped,
): Promise<void> {
  const { queries, member, insert, revision, touch } = work;
  const stamped = (table: SideTable, row: Columns): Columns =>
    isStampedAnew(table) ? { ...row, revision } : row;
  const versions = writings.map(({ table, before, after }) =>
    sideVersion(work, table, keyOf(table, after ?? before ?? {}), { before, after }),
  );
  await inParts(versions, (some) => insert(queries, "versions", some, "fail"));
  const of = (table: SideTable) => writings.filter((one) => one.table === table);
  for (const table of SIDE_TABLES.toReversed())
    await inParts(of(table), async (some) => {
      for (const { before, after } of some)
        if (before !== null && after === null) await removeSide(queries, member, table, before);
    });
  for (const table of SIDE_TABLES) {
    const changed = of(table).filter(({ before, after }) => before !== null && after !== null);
    await inParts(changed, async (some) => {
      for (const { after } of some)
        if (after) await updateSide(queries, member, table, stamped(table, after));
    });
    const made = of(table).flatMap(({ before, after }) =>
      before === null && after ? [after] : [],
    );
    const names = Object.keys(stamped(table, made[0] ?? {}));
    await inParts(made, (some) =>
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
  if (member.user === null) return;
  const own = queries.updateTable("users").where("id", "=", member.user);
  await own.set((row) => ({ notification_changes: row("notification_changes", "+", 1) })).execute();
}
