import { sql } from "kysely";
import { limitFault } from "../../../../src/domain/ledger/record-limits.ts";
import { accepted, refused, type Result } from "../../../../src/domain/shared/result.ts";
import type { Undoing, UndoFault } from "../../../application/ledger/undo.ts";
import { accountOf, categoryOf, inUse, OF_ACCOUNT, UNDER_CATEGORY } from "./in-use.ts";
import { FILED_TABLES } from "../ledger/record-kinds.ts";
import { untouchedOf, type Replaced, type Replacements, type Untouched } from "./replaced-rows.ts";
import type { RecordTable } from "../tables.ts";
import type { AccountRow } from "../accounts/account-tables.ts";
import type { BudgetRow } from "../budgets/budget-tables.ts";
import type { CategoryRow } from "../categories/category-tables.ts";
import { accountsFault, budgetsFault, categoriesFault, filedIn } from "./undo-faults.ts";
import { stampsIn, type RecordRow, type Work } from "../ledger/write-rows.ts";

type RowAfter = (one: Replaced) => RecordRow | null;

/** How an undo is carried out. */
type Judged = Pick<Undoing, "goals" | "budgets"> & {
  /** Whether a record is restored: one that was changed since stays, and so does an account in use. */
  readonly goesBack: (one: Replaced) => boolean;
  /** A record after the undo. */
  readonly rowAfter: RowAfter;
};

type Rows<Row> = Map<string, Row>;

/** Checks everything that an undo would restore; returns why it is refused, or how it is done. */
export async function judgeUndo(
  work: Work,
  replaced: Replacements,
): Promise<Result<Judged, UndoFault>> {
  const untouched = untouchedOf(replaced);
  const categories = await judgeCategories(work, untouched);
  if (!categories.ok) return categories;
  const accounts = await judgeAccounts(work, untouched);
  if (!accounts.ok) return accounts;
  const { after, used } = accounts.value;
  const rowAfter: RowAfter = (one) => filed(before(work, one), categories.value.after);
  const fault =
    (await recordsFault(untouched, rowAfter, after)) ?? (await countFault(work, untouched));
  if (fault !== null) return refused(fault);
  const budgets = await judgeBudgets(work, untouched, rowAfter);
  if (!budgets.ok) return budgets;
  return accepted({
    goals: await countComing(work, untouched, "goals"),
    // Budgets that come back together with categories are not counted.
    budgets: categories.value.isTouched ? 0 : budgets.value,
    goesBack: ({ id, untouched: isAsLeft }) => isAsLeft && !used.has(id),
    rowAfter,
  });
}

type JudgedCategories = { readonly after: Rows<CategoryRow>; readonly isTouched: boolean };

async function judgeCategories(
  work: Work,
  untouched: Untouched,
): Promise<Result<JudgedCategories, UndoFault>> {
  const touched = (await undoneRows(work, untouched, "categories")) as CategoryRow[];
  const after = await rowsOf<CategoryRow>(work, "categories");
  for (const row of touched) after.set(row.id, row);
  const fault = touched.length === 0 ? null : categoriesFault(after, touched);
  if (fault !== null) return refused(fault);
  const used = await inUse(work, untouched, touched, UNDER_CATEGORY);
  if (used.size > 0) return refused("category-in-use");
  return accepted({ after, isTouched: touched.length > 0 });
}

/** Accounts in use stay as they are. */
async function judgeAccounts(work: Work, untouched: Untouched) {
  const touched = (await undoneRows(work, untouched, "accounts")) as AccountRow[];
  const after = await rowsOf<AccountRow>(work, "accounts");
  const used = await inUse(work, untouched, touched, OF_ACCOUNT);
  for (const row of touched) if (!used.has(row.id)) after.set(row.id, row);
  const fault = accountsFault(after);
  return fault === null ? accepted({ after, used }) : refused(fault);
}

/** Why restored records would lack their category or account; null if none does. Budgets are judged apart. */
async function recordsFault(
  untouched: Untouched,
  rowAfter: RowAfter,
  accounts: Rows<AccountRow>,
): Promise<UndoFault | null> {
  for (const table of FILED_TABLES.filter((one) => one !== "budgets"))
    for await (const one of untouched(table)) {
      const row = rowAfter(one);
      if (row === null) return "category-gone";
      if (!isOfAccount(row, accounts)) return "account-gone";
    }
  return null;
}

/** Returns how many budgets there are after the undo, of those that it restores. */
async function judgeBudgets(
  work: Work,
  untouched: Untouched,
  rowAfter: RowAfter,
): Promise<Result<number, UndoFault>> {
  let after: Rows<BudgetRow> | null = null;
  let coming = 0;
  for await (const one of untouched("budgets")) {
    const row = rowAfter(one);
    if (row === null) return refused("category-gone");
    if (row.deleted_at === null) coming += 1;
    after ??= await rowsOf<BudgetRow>(work, "budgets");
    after.set(row.id, row as BudgetRow);
  }
  const taken = after === null ? null : budgetsFault(after);
  return taken === null ? accepted(coming) : refused(taken);
}

/** Which limit the restored records would exceed; null if none. Categories and accounts are judged with their uses. */
async function countFault(work: Work, untouched: Untouched): Promise<UndoFault | null> {
  for (const table of ["rules", "recurrences"] as const) {
    const more = await countComing(work, untouched, table);
    const fault = more > 0 ? limitFault(table, (await living(work, table)) + more) : null;
    if (fault !== null) return fault;
  }
  return null;
}

/** Counts the removed records of a table that the undo brings back. */
async function countComing(work: Work, untouched: Untouched, table: RecordTable): Promise<number> {
  let count = 0;
  for await (const one of untouched(table))
    if (one.present?.deleted_at !== null && before(work, one).deleted_at === null) count += 1;
  return count;
}

/** Counts the existing records of a table. */
async function living({ queries, member }: Work, table: RecordTable): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*) as count
    from ${sql.table(table)} where ledger_id = ${member.ledger} and deleted_at is null`.execute(
    queries,
  );
  return rows[0]?.count ?? 0;
}

/** Reads all rows of a table in the ledger, by id. */
async function rowsOf<Row extends RecordRow>(
  { queries, member }: Work,
  table: RecordTable,
): Promise<Rows<Row>> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)}
    where ledger_id = ${member.ledger}`.execute(queries);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the rows of a table that the undo writes, as it writes them. */
async function undoneRows(work: Work, untouched: Untouched, table: RecordTable) {
  const rows: RecordRow[] = [];
  for await (const one of untouched(table)) rows.push(before(work, one));
  return rows;
}

/** Returns a record before the change: fields that a version of an older program lacks stay as they are now. */
function before(work: Work, { before: was, present }: Replaced): RecordRow {
  const isGone = was === null || was.deleted_at !== null;
  return {
    ...(present as RecordRow),
    ...was,
    ...stampsIn(work, present, isGone ? work.now : null),
  };
}

/** Whether a record belongs to an existing account, or to the main one. */
function isOfAccount(row: RecordRow, accounts: ReadonlyMap<string, AccountRow>): boolean {
  const account = accountOf(row);
  return row.deleted_at !== null || account === null || accounts.get(account)?.deleted_at === null;
}

/** Returns a row with an existing category, or unchanged if it needs none; null if its category is gone. */
function filed(row: RecordRow, categories: ReadonlyMap<string, CategoryRow>): RecordRow | null {
  const own = row.deleted_at === null ? categoryOf(row) : null;
  if (own === null) return row;
  const category = filedIn(categories, own);
  return category === null ? null : ({ ...row, category_id: category } as RecordRow);
}
