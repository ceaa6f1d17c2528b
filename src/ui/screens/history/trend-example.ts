import { monthlyTotals } from "../../../domain/reports/monthly-totals.ts";
import { cents } from "../../../domain/shared/cents.ts";
import { civilDate } from "../../../domain/shared/civil-date.ts";
import { transactionId } from "../../../domain/shared/ids.ts";
import { monthOf } from "../../../domain/shared/year-month.ts";
import type { Transaction, TransactionKind } from "../../../domain/transactions/transaction.ts";

/** Made-up months, in euros, for users whose plan does not include them. */
const EUROS = [
  [1850, 1510],
  [1850, 1632],
  [2010, 1480],
  [1850, 1905],
  [1850, 1440],
  [2350, 1679],
] as const;

const record = (kind: TransactionKind, month: number, euros: number): Transaction => ({
  id: transactionId(`${kind}-${month}`),
  kind,
  date: civilDate(2026, month, 1),
  category: "",
  amount: cents(euros * 100),
  description: null,
});

const records = EUROS.flatMap(([income, expenses], index) => [
  record("income", index + 1, income),
  record("expense", index + 1, expenses),
]);

export const TREND_EXAMPLE = monthlyTotals(
  records,
  EUROS.map((_, index) => monthOf(civilDate(2026, index + 1, 1))),
);
