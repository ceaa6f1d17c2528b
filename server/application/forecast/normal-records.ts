import { NORMAL_MONTHS } from "../../../src/domain/normal-month/normal-month.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { addMonths, daysOf, monthOf } from "../../../src/domain/shared/year-month.ts";
import type { MonthlySums } from "../../../src/domain/transactions/category-sums.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { Stores } from "../stores.ts";

/** The facts of a ledger from which a normal month is computed. */
export type NormalRecords = {
  readonly records: readonly Transaction[];
  readonly sumsOf: MonthlySums;
};

/**
 * The records of the last 13 full months and the current one, or since `from` if that is earlier, and the sums of all
 * months.
 */
export async function normalRecords(
  { ledgers, transactions }: Pick<Stores, "ledgers" | "transactions">,
  ledger: LedgerId,
  today: CivilDate,
  from: CivilDate = today,
): Promise<NormalRecords> {
  const current = monthOf(today);
  const oldest = daysOf(addMonths(current, -NORMAL_MONTHS)).from;
  const period = { from: from < oldest ? from : oldest, to: daysOf(current).to };
  const sums = Map.groupBy(await ledgers.monthSums(ledger), ({ month }) => month);
  return {
    records: [
      ...(await transactions.list(ledger, "income", period)),
      ...(await transactions.list(ledger, "expense", period)),
    ],
    sumsOf: (month) => sums.get(month) ?? [],
  };
}
