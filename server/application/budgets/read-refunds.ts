import { purchasesAmong, type Purchases } from "../../../src/domain/budgets/purchases.ts";
import {
  isRefund,
  NOTHING_REFUNDED,
  REFUND_MONTHS,
  refundedBy,
  type MonthlyRefunds,
} from "../../../src/domain/budgets/refunds.ts";
import { refundCategories } from "../../../src/domain/categories/refund-categories.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import {
  addMonths,
  daysOf,
  monthOf,
  type YearMonth,
} from "../../../src/domain/shared/year-month.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { Stores } from "../stores.ts";
import type { Period } from "../transactions/transactions.ts";

type Ports = Pick<Stores, "ledgers" | "transactions">;

/** Reads what came back in these months; their purchases are read only if any of them has a refund. */
export async function readRefunds(
  ports: Ports,
  ledger: LedgerId,
  months: Iterable<YearMonth>,
): Promise<MonthlyRefunds> {
  const wanted = new Set(months);
  const period = daysAround([...wanted]);
  if (period === null) return () => NOTHING_REFUNDED;
  const categories = refundCategories(await ports.ledgers.categories(ledger));
  const refunds = (await ports.transactions.list(ledger, "income", period)).filter(
    (record) => wanted.has(monthOf(record.date)) && isRefund(record, categories),
  );
  if (refunds.length === 0) return () => NOTHING_REFUNDED;
  const purchases = await readPurchases(ports, ledger, refunds);
  const byMonth = Map.groupBy(refunds, ({ date }) => monthOf(date));
  return (month) => refundedBy(byMonth.get(month) ?? [], categories, purchases);
}

/** Reads the purchases that refunds may be of: the expenses of a year before them, and those to which they are tied. */
async function readPurchases(
  { transactions }: Ports,
  ledger: LedgerId,
  refunds: readonly Transaction[],
): Promise<Purchases> {
  const months = refunds.map(({ date }) => monthOf(date));
  const yearBefore = months.map((month) => addMonths(month, -REFUND_MONTHS));
  const period = daysAround([...yearBefore, ...months]) ?? {};
  const expenses = await transactions.list(ledger, "expense", period);
  const read = new Set(expenses.map(({ id }) => id));
  const tied = refunds.flatMap(({ refundOf }) =>
    refundOf === undefined || read.has(refundOf) ? [] : refundOf,
  );
  return purchasesAmong([...expenses, ...(await transactions.withIds(ledger, tied))]);
}

/** From the first to the last day of some months and of those between them; null without any. */
function daysAround(months: readonly YearMonth[]): Period | null {
  const sorted = months.toSorted();
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { from: `${first}-01` as CivilDate, to: daysOf(last).to };
}
