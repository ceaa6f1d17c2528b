import { sql } from "kysely";
import { accepted, refused, type Result } from "../../../../src/domain/shared/result.ts";
import type { ChangeId, LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Undoing, UndoFault } from "../../../application/ledger/undo.ts";
import type { Queries } from "../database.ts";
import { FILED_TABLES } from "../ledger/record-kinds.ts";
import { replacedRows, type Replaced } from "./replaced-rows.ts";
import type { AccountRow, BudgetRow, CategoryRow, RecordTable } from "../tables.ts";
import {
  accountsFault,
  budgetsFault,
  categoriesFault,
  countFiled,
  countOfAccount,
  filedIn,
} from "./undo-faults.ts";
import { stampsIn, type RecordRow, type Work } from "../ledger/write-rows.ts";

/** How an undo is carried out. */
type Judged = Pick<Undoing, "goals" | "budgets"> & {
  /** Whether a record is restored: one that was changed since stays, and so does an account in use. */
  readonly goesBack: (one: Replaced) => boolean;
  /** A record after the undo. */
  readonly rowAfter: (one: Replaced) => RecordRow | null;
};

type Rows<Row> = Map<string, Row>;

/** Checks everything that an undo would restore; returns why it is refused, or how it is done. */
export async function judgeUndo(work: Work, undone: ChangeId): Promise<Result<Judged, UndoFault>> {
  const { queries, member } = work;
  const replaced = (table: RecordTable) => replacedRows(queries, member.ledger, undone, table);
  const untouched = async function* (table: RecordTable) {
    for await (const part of replaced(table)) for (const one of part) if (one.untouched) yield one;
  };
  const read = async <Row extends RecordRow>(table: RecordTable): Promise<Rows<Row>> => {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      where ledger_id = ${member.ledger}`.execute(queries);
    return new Map(rows.map((row) => [row.id, row]));
  };

  /** Counts the rows that the undo removes, by the row that they are filed under. */
  const leaving = async (tables: readonly RecordTable[], under: Under) => {
    const counts = new Map<string, number>();
    for (const table of tables)
      for await (const { present } of untouched(table)) {
        const own = present?.deleted_at === null ? under(present) : null;
        if (own !== null) counts.set(own, (counts.get(own) ?? 0) + 1);
      }
    return counts;
  };
  /** Returns the rows that would be removed although other rows remain filed under them. */
  const inUse = async (rows: readonly RecordRow[], { tables, under, count }: Filing) => {
    const going = rows.filter((row) => row.deleted_at !== null);
    const left = going.length === 0 ? new Map<string, number>() : await leaving(tables, under);
    const used = new Set<string>();
    for (const { id } of going)
      if ((await count(queries, member.ledger, id)) > (left.get(id) ?? 0)) used.add(id);
    return used;
  };
  const undoneRows = async (table: RecordTable) => {
    const rows: RecordRow[] = [];
    for await (const one of untouched(table)) rows.push(before(work, one));
    return rows;
  };

  const touched = (await undoneRows("categories")) as CategoryRow[];
  const categories = await read<CategoryRow>("categories");
  for (const row of touched) categories.set(row.id, row);
  const fault = touched.length === 0 ? null : categoriesFault(categories, touched);
  if (fault !== null) return refused(fault);
  if ((await inUse(touched, UNDER_CATEGORY)).size > 0) return refused("category-in-use");

  const touchedAccounts = (await undoneRows("accounts")) as AccountRow[];
  const accounts = await read<AccountRow>("accounts");
  const accountsInUse = await inUse(touchedAccounts, OF_ACCOUNT);
  for (const row of touchedAccounts) if (!accountsInUse.has(row.id)) accounts.set(row.id, row);
  const accountFault = accountsFault(accounts);
  if (accountFault !== null) return refused(accountFault);

  const rowAfter = (one: Replaced) => filed(before(work, one), categories);
  for (const table of ["transactions", "rules", "recurrences"] as const)
    for await (const one of untouched(table)) {
      const row = rowAfter(one);
      if (row === null) return refused("category-gone");
      if (!isOfAccount(row, accounts)) return refused("account-gone");
    }

  let budgets: Rows<BudgetRow> | null = null;
  let limits = 0;
  for await (const one of untouched("budgets")) {
    const row = rowAfter(one);
    if (row === null) return refused("category-gone");
    if (row.deleted_at === null && touched.length === 0) limits += 1;
    budgets ??= await read<BudgetRow>("budgets");
    budgets.set(row.id, row as BudgetRow);
  }
  const taken = budgets === null ? null : budgetsFault(budgets);
  if (taken !== null) return refused(taken);

  let goals = 0;
  for await (const one of untouched("goals"))
    if (one.present?.deleted_at !== null && before(work, one).deleted_at === null) goals += 1;

  const goesBack = ({ id, untouched: isAsLeft }: Replaced) => isAsLeft && !accountsInUse.has(id);
  return accepted({ goals, budgets: limits, goesBack, rowAfter });
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

type Columns = { readonly category_id?: string | null; readonly account_id?: string | null };

/** Returns the id that a row is filed under; null if none. */
type Under = (row: RecordRow) => string | null;

const categoryOf: Under = (row) => (row as RecordRow & Columns).category_id ?? null;
const accountOf: Under = (row) => (row as RecordRow & Columns).account_id ?? null;

/** The rows that may be filed under a row, and how many there are. */
type Filing = {
  readonly tables: readonly RecordTable[];
  readonly under: Under;
  readonly count: (queries: Queries, ledger: LedgerId, id: string) => Promise<number>;
};

const UNDER_CATEGORY: Filing = {
  tables: FILED_TABLES,
  under: categoryOf,
  count: countFiled,
};
const OF_ACCOUNT: Filing = { tables: ["transactions"], under: accountOf, count: countOfAccount };

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
