import { sql } from "kysely";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { ChangeId } from "../../../src/domain/shared/ids.ts";
import type { ChangeUndo, Undoing, Undone, UndoFault } from "../../application/ports/undo.ts";
import { recordOfRow } from "./outcomes.ts";
import { replacedRows, type Replaced } from "./replaced-rows.ts";
import type { AccountRow, BudgetRow, CategoryRow, RecordTable } from "./tables.ts";
import {
  accountsFault,
  budgetsFault,
  categoriesFault,
  countFiled,
  countOf,
  filedIn,
} from "./undo-faults.ts";
import { undoneBefore } from "./undone-before.ts";
import { stampsIn, type RecordRow, type Work, type WriteRows } from "./write-rows.ts";

export type Writes = Readonly<Record<RecordTable, WriteRows<RecordRow>>>;

/** In this order, since what is filed under a category needs it. */
const TABLES = [
  "categories",
  "accounts",
  "balances",
  "transactions",
  "budgets",
  "goals",
  "rules",
  "recurrences",
  "occurrences",
] as const;

/**
 * Puts back what a change replaced, a part at a time however many records it touched: first all is looked at, for
 * what must not be, and then all is written. Records that were changed since stay.
 */
export const undoChange = (work: Work, writes: Writes, undone: ChangeId): ChangeUndo => ({
  made: () => undoneBefore(work, undone),
  plan: async () => {
    const { queries, member } = work;
    const { rows } = await sql`select 1 from versions
      where ledger_id = ${member.ledger} and change_id = ${undone} limit 1`.execute(queries);
    return rows.length === 0 ? null : planOf(work, writes, undone);
  },
});

type Rows<Row> = Map<string, Row>;

async function planOf(
  work: Work,
  writes: Writes,
  undone: ChangeId,
): Promise<Result<Undoing, UndoFault>> {
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

  const categories = await read<CategoryRow>("categories");
  const touched: CategoryRow[] = [];
  for await (const one of untouched("categories")) touched.push(before(work, one) as CategoryRow);
  for (const row of touched) categories.set(row.id, row);
  const fault = touched.length === 0 ? null : categoriesFault(categories, touched);
  if (fault !== null) return refused(fault);
  const going = touched.filter((row) => row.deleted_at !== null).map(({ id }) => id);
  const leaving = async (category: string) => {
    let count = 0;
    for (const table of ["transactions", "budgets", "rules", "recurrences"] as const)
      for await (const { present } of untouched(table))
        if (categoryOf(present) === category) count += 1;
    return count;
  };
  const leavingAccount = async (account: string) => {
    let count = 0;
    for await (const { present } of untouched("transactions"))
      if (present?.deleted_at === null && accountOf(present) === account) count += 1;
    return count;
  };
  for (const id of going)
    if ((await countFiled(queries, member.ledger, id)) > (await leaving(id)))
      return refused("category-in-use");

  const accounts = await read<AccountRow>("accounts");
  const inUse = new Set<string>();
  for await (const one of untouched("accounts")) {
    const row = before(work, one) as AccountRow;
    const left = row.deleted_at === null ? 0 : await leavingAccount(row.id);
    if (row.deleted_at !== null && (await countOf(queries, member.ledger, row.id)) > left)
      inUse.add(row.id);
    else accounts.set(row.id, row);
  }
  const accountFault = accountsFault(accounts);
  if (accountFault !== null) return refused(accountFault);
  for await (const one of untouched("transactions"))
    if (!isOfAccount(before(work, one), accounts)) return refused("account-gone");

  const rowAfter = (one: Replaced) => filed(before(work, one), categories);
  for (const table of ["transactions", "rules", "recurrences"] as const)
    for await (const one of untouched(table))
      if (rowAfter(one) === null) return refused("category-gone");

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

  const goesBack = ({ id, untouched: isAsLeft }: Replaced) => isAsLeft && !inUse.has(id);
  const carryOut = async (): Promise<Undone> => {
    const kept = new Set<string>();
    const restored = new Set<string>();
    const write = async (table: RecordTable, part: readonly Replaced[], goes: boolean) => {
      const writings = part.flatMap((one) => {
        const after = goesBack(one) ? rowAfter(one) : null;
        return after === null || (after.deleted_at !== null) !== goes
          ? []
          : [{ before: one.present, after }];
      });
      await writes[table](writings);
      for (const { after } of writings) restored.add(recordOfRow(table, after.id));
    };
    for (const table of TABLES) {
      // What goes makes room first for what comes back.
      for await (const part of replaced(table)) {
        const staying = part.filter((one) => !goesBack(one));
        for (const { id } of staying) kept.add(recordOfRow(table, id));
        await write(table, part, true);
      }
      for await (const part of replaced(table)) await write(table, part, false);
    }
    return {
      restored: restored.size,
      kept: [...kept],
      revision: restored.size === 0 ? null : work.revision,
    };
  };
  return accepted({ goals, budgets: limits, carryOut });
}

/** A record as it was: what a version of an older program does not have stays as it is now. */
function before(work: Work, { before: was, present }: Replaced): RecordRow {
  const isGone = was === null || was.deleted_at !== null;
  return {
    ...(present as RecordRow),
    ...was,
    ...stampsIn(work, present, isGone ? work.now : null),
  };
}

const accountOf = (row: RecordRow): string | null =>
  (row as RecordRow & { readonly account_id?: string | null }).account_id ?? null;

/** Whether a record that is there is of an account that is there, or of the main one. */
function isOfAccount(row: RecordRow, accounts: ReadonlyMap<string, AccountRow>): boolean {
  const account = accountOf(row);
  return row.deleted_at !== null || account === null || accounts.get(account)?.deleted_at === null;
}

/** Under which category a row is that is there; null for any other one, and for one that needs none. */
function categoryOf(row: RecordRow | null): string | null {
  if (row === null || row.deleted_at !== null) return null;
  return (row as RecordRow & { readonly category_id?: string | null }).category_id ?? null;
}

/** A row under a category that is there, or that needs none; null if there is none for it. */
function filed(row: RecordRow, categories: ReadonlyMap<string, CategoryRow>): RecordRow | null {
  const own = categoryOf(row);
  if (own === null) return row;
  const category = filedIn(categories, own);
  return category === null ? null : ({ ...row, category_id: category } as RecordRow);
}
