import { sql } from "kysely";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import type { Queries } from "./database.ts";
import type { TransactionRow } from "./tables.ts";

type Counted = Pick<TransactionRow, "kind" | "date" | "category_id" | "amount">;

const keyOf = (ledger: LedgerId, { kind, date, category_id }: Counted) =>
  sql.join([ledger, monthOf(date), kind, category_id]);

/** Adds a movement to the sums of its month. */
export async function addToMonth(queries: Queries, ledger: LedgerId, row: Counted): Promise<void> {
  await sql`insert into month_sums (ledger_id, month, kind, category_id, sum, count)
    values (${keyOf(ledger, row)}, ${row.amount}, 1)
    on conflict (ledger_id, month, kind, category_id)
    do update set sum = month_sums.sum + excluded.sum, count = month_sums.count + 1`.execute(
    queries,
  );
}

/** Takes a movement out of the sums of its month; where none is left, no sum is. */
export async function takeFromMonth(
  queries: Queries,
  ledger: LedgerId,
  row: Counted,
): Promise<void> {
  const ofRow = sql`where (ledger_id, month, kind, category_id) = (${keyOf(ledger, row)})`;
  await sql`update month_sums set sum = sum - ${row.amount}, count = count - 1 ${ofRow}`.execute(
    queries,
  );
  await sql`delete from month_sums ${ofRow} and count = 0`.execute(queries);
}
