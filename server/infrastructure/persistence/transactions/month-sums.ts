import { sql } from "kysely";
import { MAX_SUM } from "../../../../src/domain/shared/cents.ts";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import { monthOf, type YearMonth } from "../../../../src/domain/shared/year-month.ts";
import type { TransactionKind } from "../../../../src/domain/transactions/transaction.ts";
import { SumTooLarge } from "../../../application/transactions/sum-too-large.ts";
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
export type SumUpdater = {
  /** Subtracts one movement from the sums, and adds another one; a removed one counts for nothing. */
  readonly replace: (before: TransactionRow | null, after: TransactionRow) => void;
  readonly write: (queries: Queries, ledger: LedgerId) => Promise<void>;
};

export function sumUpdater(): SumUpdater {
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
      let largest = 0;
      for (const difference of differences.values()) {
        const sum = await writeOne(queries, ledger, difference);
        if (difference.sum > 0) largest = Math.max(largest, sum);
      }
      if (largest > MAX_SMALL_CENTS) await assertTold(queries, ledger);
    },
  };
}

/** Half of the largest sum, in cents; small sums, fewer than a million, share the other half. */
const MAX_WHOLE_CENTS = MAX_SUM / 2;
const MAX_SMALL_CENTS = MAX_WHOLE_CENTS / 1_000_000;

/**
 * Asserts that no sum of a ledger's records is larger than what can be told, and would be told as less. Where no sum that is
 * written is large, nothing has to be looked at.
 */
async function assertTold(queries: Queries, ledger: LedgerId): Promise<void> {
  const sums = queries.selectFrom("month_sums").select(({ fn }) => fn.sum("sum").as("whole"));
  const wholes = await sums.where("ledger_id", "=", ledger).groupBy("kind").execute();
  if (wholes.some(({ whole }) => Number(whole) > MAX_WHOLE_CENTS)) throw new SumTooLarge();
}

/** Returns what the sum is by then. Without any record left it is deleted. */
async function writeOne(
  queries: Queries,
  ledger: LedgerId,
  { month, kind, category, sum, count }: Difference,
): Promise<number> {
  if (sum === 0 && count === 0) return 0;
  const key = sql.join([ledger, month, kind, category]);
  const ofKey = sql`where (ledger_id, month, kind, category_id) = (${key})`;
  const updated = await sql<{ readonly sum: number }>`update month_sums
    set sum = sum + ${sum}, count = count + ${count} ${ofKey} returning sum`.execute(queries);
  const [row] = updated.rows;
  if (row === undefined)
    await sql`insert into month_sums (ledger_id, month, kind, category_id, sum, count)
      values (${key}, ${sum}, ${count})`.execute(queries);
  if (count < 0) await sql`delete from month_sums ${ofKey} and count = 0`.execute(queries);
  return row?.sum ?? sum;
}
