import { sql } from "kysely";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import { monthOf, type YearMonth } from "../../../../src/domain/shared/year-month.ts";
import type { TransactionKind } from "../../../../src/domain/transactions/transaction.ts";
import type { Queries } from "../database.ts";
import type { TransactionRow } from "./transaction-tables.ts";

type Difference = {
  readonly month: YearMonth;
  readonly kind: TransactionKind;
  readonly category: string;
  sum: number;
  count: number;
};

/** The changes of a unit of work to month sums: collected while it runs, and written once at its end. */
export type SumKeeper = {
  /** Subtracts one movement from the sums, and adds another one; a removed one counts for nothing. */
  readonly replace: (before: TransactionRow | null, after: TransactionRow) => void;
  readonly write: (queries: Queries, ledger: LedgerId) => Promise<void>;
};

export function sumKeeper(): SumKeeper {
  const differences = new Map<string, Difference>();

  const count = (row: TransactionRow | null, times: 1 | -1) => {
    if (row === null || row.deleted_at !== null) return;
    const of = { month: monthOf(row.date), kind: row.kind, category: row.category_id };
    const key = `${of.month} ${of.kind} ${of.category}`;
    const difference = differences.get(key) ?? { ...of, sum: 0, count: 0 };
    difference.sum += times * row.amount;
    difference.count += times;
    differences.set(key, difference);
  };

  return {
    replace: (before, after) => {
      count(before, -1);
      count(after, 1);
    },
    write: async (queries, ledger) => {
      for (const difference of differences.values()) await writeOne(queries, ledger, difference);
    },
  };
}

/** Without any record left the sum is deleted. */
async function writeOne(
  queries: Queries,
  ledger: LedgerId,
  { month, kind, category, sum, count }: Difference,
): Promise<void> {
  if (sum === 0 && count === 0) return;
  const key = sql.join([ledger, month, kind, category]);
  const ofKey = sql`where (ledger_id, month, kind, category_id) = (${key})`;
  const updated = await sql`update month_sums
    set sum = sum + ${sum}, count = count + ${count} ${ofKey}`.execute(queries);
  if (updated.numAffectedRows === 0n)
    await sql`insert into month_sums (ledger_id, month, kind, category_id, sum, count)
      values (${key}, ${sum}, ${count})`.execute(queries);
  if (count < 0) await sql`delete from month_sums ${ofKey} and count = 0`.execute(queries);
}
