import { setImmediate } from "node:timers/promises";
import { sql, type RawBuilder } from "kysely";
import type { ChangedRecords, ChangedShelves, Filed } from "../../../src/domain/ledger/changes.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { CategoryId, LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { Changes, Part, Place } from "../../application/ports/changes.ts";
import type { Queries } from "./database.ts";
import { stampedAccount } from "./account-rows.ts";
import { toCategory } from "./kysely-ledgers.ts";
import { toGoal } from "./kysely-goals.ts";
import { openOutcomes } from "./outcomes.ts";
import { stampedRow, toldRecurrence } from "./recurrence-rows.ts";
import { toRule } from "./kysely-rules.ts";
import { versionPages } from "./version-pages.ts";
import type {
  AccountRow,
  BudgetRow,
  CategoryRow,
  GoalRow,
  RecordTable,
  RecurrenceRow,
  RuleRow,
  Stamps,
  TransactionRow,
} from "./tables.ts";

/** The tables of which a difference tells. */
const TABLES: readonly RecordTable[] = [
  "transactions",
  "budgets",
  "goals",
  "categories",
  "rules",
  "recurrences",
  "accounts",
];

/** By which a difference tells a record: of some by what belongs to it as well. */
const toldBy = (table: string) =>
  sql.ref(table === "recurrences" || table === "accounts" ? "told_revision" : "revision");

/** So many rows are read at once that nobody else waits for them. */
const PAGE = 4_000;

const stamped = <Kept>(record: Kept, { revision, deleted_at }: Stamps): Stamped<Kept> => ({
  record,
  revision,
  removed: deleted_at !== null,
});

const toMovement = (row: TransactionRow): Stamped<Filed<Transaction>> =>
  stamped(
    {
      id: row.id,
      kind: row.kind,
      date: row.date,
      category: row.category_id,
      amount: row.amount,
      description: row.description,
      ...(row.account_id !== null && { account: row.account_id }),
    },
    row,
  );

type Movements = ChangedRecords["transactions"];
type ReadPage = (after: Place | null, limit: number) => Promise<readonly TransactionRow[]>;

/** Reads page by page and lets others have their turn in between. */
async function readPart(
  { after, limit }: Pick<Part, "after" | "limit">,
  placeOf: (row: TransactionRow) => Place,
  readPage: ReadPage,
): Promise<{ readonly rows: Movements; readonly next: Place | null }> {
  const wanted = limit ?? Number.POSITIVE_INFINITY;
  const rows: Stamped<Filed<Transaction>>[] = [];
  let place = after;
  for (;;) {
    const size = Math.min(PAGE, wanted - rows.length);
    const page = await readPage(place, size);
    for (const row of page) rows.push(toMovement(row));
    const last = page.at(-1);
    if (last === undefined || page.length < size) return { rows, next: null };
    place = placeOf(last);
    if (rows.length === wanted) return { rows, next: place };
    await setImmediate();
  }
}

/** A copy names categories by their identities. */
const AS_FILED = { nameOf: (id: CategoryId): string => id };

/** The rows of a ledger's tables in the order in which somebody who keeps a copy wants them. */
export const kyselyChanges = (queries: Queries): Changes => {
  const read = async <Row>(query: RawBuilder<Row>) => (await query.execute(queries)).rows;

  const changed = <Row>(table: keyof ChangedShelves, ledger: LedgerId, since: number) => {
    const told = toldBy(table);
    const what = since === 0 ? sql`deleted_at is null` : sql`${told} > ${since}`;
    return read(
      sql<Row>`select * from ${sql.table(table)} where ledger_id = ${ledger} and ${what}
        order by ${told}, id`,
    );
  };

  const changedRecurrences = async (ledger: LedgerId, since: number) => {
    const rows = await changed<RecurrenceRow>("recurrences", ledger, since);
    if (rows.length === 0) return [];
    const told = toldRecurrence(AS_FILED, await openOutcomes(queries, ledger, rows));
    return rows.map((row) => {
      const { record, ...stamps } = told(stampedRow(row));
      return { ...stamps, record: { ...record, category: row.category_id } };
    });
  };

  return {
    livingMovements: (ledger, part) => {
      const newest = sql`order by date desc, id desc`;
      const from = part.from === undefined ? sql`` : sql`and date >= ${part.from}`;
      const to = part.to === undefined ? sql`` : sql`and date <= ${part.to}`;
      const readPage: ReadPage = (after, limit) => {
        const behind = after === null ? sql`` : sql`and (date, id) < (${after.key}, ${after.id})`;
        // Each kind by itself is in the order of the index.
        const of = (kind: string) => sql`select * from (
            select * from transactions
            where ledger_id = ${ledger} and deleted_at is null and kind = ${kind} ${from} ${to} ${behind}
            ${newest} limit ${limit}) as ${sql.ref(kind)}`;
        return read(
          sql<TransactionRow>`select * from (${of("income")} union all ${of("expense")}) as both_kinds
            ${newest} limit ${limit}`,
        );
      };
      return readPart(part, ({ date, id }) => ({ key: date, id }), readPage);
    },
    changedMovements: (ledger, { since, until }, part) => {
      const readPage: ReadPage = (after, limit) => {
        const behind =
          after === null
            ? sql`revision > ${since}`
            : sql`(revision, id) > (${after.key}, ${after.id})`;
        return read(
          sql<TransactionRow>`select * from transactions where ledger_id = ${ledger} and ${behind}
            and revision <= ${until} order by revision, id limit ${limit}`,
        );
      };
      return readPart(part, ({ revision, id }) => ({ key: revision, id }), readPage);
    },
    areMore: async (ledger, since, most) => {
      const each = TABLES.map(
        (table) =>
          sql`select 1 as one from ${sql.table(table)} where ledger_id = ${ledger} and ${toldBy(table)} > ${since}`,
      );
      const [counted] = await read(
        sql<{ readonly count: number }>`select count(*) as count from (
          select one from (${sql.join(each, sql` union all `)}) as changed limit ${most + 1}) as counted`,
      );
      return (counted?.count ?? 0) > most;
    },
    others: async (ledger, since) => ({
      budgets: (await changed<BudgetRow>("budgets", ledger, since)).map((row) => {
        const { id, category_id: category, limit, month } = row;
        return stamped({ id, category, limit, month, repeats: row.repeats === 1 }, row);
      }),
      goals: (await changed<GoalRow>("goals", ledger, since)).map((row) =>
        stamped(toGoal(row), row),
      ),
      categories: (await changed<CategoryRow>("categories", ledger, since)).map((row) =>
        stamped(toCategory(row), row),
      ),
      rules: (await changed<RuleRow>("rules", ledger, since)).map((row) =>
        stamped({ ...toRule(AS_FILED)(row), category: row.category_id }, row),
      ),
      recurrences: await changedRecurrences(ledger, since),
      accounts: (await changed<AccountRow>("accounts", ledger, since)).map(stampedAccount),
    }),
    versions: (ledger) => versionPages(queries, ledger),
  };
};
