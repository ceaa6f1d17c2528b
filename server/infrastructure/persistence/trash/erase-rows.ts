import { sql, type RawBuilder } from "kysely";
import { cents, ZERO, type Cents } from "../../../../src/domain/shared/cents.ts";
import type { Work } from "../ledger/write-rows.ts";
import type { RecordRows, RecordTable } from "../tables.ts";

/** Null stays null: for a planned day, whether it has an amount says how it was answered. */
const ZERO_IF_ANY = sql<Cents>`amount * 0`;

/** Whether a column has a text or an amount of a person: no id, no day, no count and no word of a list. */
type IsPersonal<Value> = string extends Value
  ? true
  : number extends Value
    ? false
    : Cents extends Value
      ? true
      : false;

type Personal<Row> = {
  [Column in keyof Row]: true extends IsPersonal<Row[Column]> ? Column : never;
}[keyof Row];

/** A value for each of these, so that a new one cannot be forgotten, and perhaps for others. */
type Values<Row> = {
  readonly [Column in Exclude<Personal<Row>, "id">]: Row[Column] | RawBuilder<Row[Column]>;
} & { readonly [Column in keyof Row]?: Row[Column] | RawBuilder<Row[Column]> };

/**
 * The values that replace the texts and amounts of an erased row; amounts are never below their least, and a told
 * balance goes with its day.
 */
const ERASED: { readonly [Table in RecordTable]: Values<RecordRows[Table]> } = {
  transactions: { amount: ZERO, description: null, uncounted: null },
  budgets: { limit: ZERO },
  goals: { name: "", total: cents(1), current: ZERO, photo_url: null },
  categories: { name: "", name_key: "" },
  rules: { contains: "--", description: null },
  recurrences: { amount: ZERO, fee: ZERO, description: null },
  occurrences: { amount: ZERO_IF_ANY },
  accounts: {
    label: "",
    bank: null,
    digits: null,
    balance: null,
    balance_day: null,
    included: null,
  },
  balances: { amount: ZERO, listed: null },
};

const UUID_LENGTH = 36;

type Erasing = Pick<Work, "queries" | "member">;

const named = ({ member }: Erasing, ids: readonly string[]) =>
  sql`ledger_id = ${member.ledger} and id in (${sql.join(ids)})`;

/** Erases removed rows of a table, with their versions and what belongs to them. */
export async function eraseRows(
  work: Erasing,
  table: RecordTable,
  ids: readonly string[],
): Promise<void> {
  const values = Object.entries(ERASED[table]).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  );
  await sql`update ${sql.table(table)} set ${sql.join(values)}
    where ${named(work, ids)}`.execute(work.queries);
  await eraseBeside(work, table, ids);
}

/** Erases the versions of rows, and what belongs to them. */
export async function eraseBeside(
  { queries, member }: Erasing,
  table: RecordTable,
  ids: readonly string[],
): Promise<void> {
  const own = named({ queries, member }, ids);
  await sql`delete from versions where resource = ${table} and ${own}`.execute(queries);
  if (table === "transactions") {
    await sql`delete from receipts where ledger_id = ${member.ledger}
      and transaction_id in (${sql.join(ids)})`.execute(queries);
    await sql`delete from versions where resource = 'receipts' and ${own}`.execute(queries);
  }
  if (table === "goals") {
    await sql`delete from goal_entries where ledger_id = ${member.ledger}
      and goal_id in (${sql.join(ids)})`.execute(queries);
    await sql`delete from versions where resource = 'goal_entries' and ledger_id = ${member.ledger}
      and substr(id, 1, ${sql.lit(UUID_LENGTH)}) in (${sql.join(ids)})`.execute(queries);
  }
  if (table === "recurrences") await eraseOccurrences({ queries, member }, ids);
}

/** The days of a removed plan were not removed with it. */
async function eraseOccurrences(
  { queries, member }: Erasing,
  plans: readonly string[],
): Promise<void> {
  const days = sql`ledger_id = ${member.ledger} and recurrence_id in (${sql.join(plans)})`;
  await sql`delete from versions where ledger_id = ${member.ledger}
    and resource = 'occurrences' and id in (select id from occurrences where ${days})`.execute(
    queries,
  );
  await sql`update occurrences set amount = 0 where ${days} and amount <> 0`.execute(queries);
}
