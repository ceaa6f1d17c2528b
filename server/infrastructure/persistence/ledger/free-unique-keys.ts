import { sql } from "kysely";
import type { RecordTable } from "../tables.ts";
import { inBatches, type RecordRow, type Work, type Writing } from "./write-rows.ts";

type Columns = Readonly<Record<string, unknown>>;

/** The columns by which the existing rows of a table are unique; of movements the removed ones too. */
const PLACES: { readonly [Table in RecordTable]?: readonly string[] } = {
  categories: ["kind", "name_key"],
  budgets: ["month", "category_id"],
  transactions: ["recurrence_id", "planned_day"],
};

/**
 * Lets existing rows that are written next give up their places where they get others, since some may get each other's.
 * Returns these rows as they were.
 */
export async function freeUniqueKeys(
  { queries, member, now }: Work,
  table: RecordTable,
  incoming: readonly Writing<RecordRow>[],
): Promise<readonly RecordRow[]> {
  const place = PLACES[table];
  if (place === undefined) return [];
  const moving = incoming.flatMap(({ before, after }) =>
    before?.deleted_at === null && place.some((name) => isOther(name, before, after))
      ? [before]
      : [],
  );
  const set = table === "transactions" ? sql`recurrence_id = null` : sql`deleted_at = ${now}`;
  await inBatches(moving, async (some) => {
    await sql`update ${sql.table(table)} set ${set}
      where ledger_id = ${member.ledger}
        and id in (${sql.join(some.map(({ id }) => id))})`.execute(queries);
  });
  return moving;
}

const valueOf = (name: string, row: RecordRow) => (row as unknown as Columns)[name] ?? null;

const isOther = (name: string, one: RecordRow, other: RecordRow) =>
  valueOf(name, one) !== valueOf(name, other);

/** Lets removed movements give up their planned days to those that are written next. */
export async function releaseOccurrenceDays(
  { queries, member }: Work,
  incoming: readonly Writing<RecordRow>[],
): Promise<void> {
  const days = incoming.flatMap(({ after }) => {
    const [plan, day] = [valueOf("recurrence_id", after), valueOf("planned_day", after)];
    return plan === null || day === null ? [] : [sql`(${plan}, ${day})`];
  });
  await inBatches(days, async (some) => {
    await sql`update transactions set recurrence_id = null, planned_day = null
      where ledger_id = ${member.ledger} and deleted_at is not null
        and (recurrence_id, planned_day) in (values ${sql.join(some)})`.execute(queries);
  });
}
