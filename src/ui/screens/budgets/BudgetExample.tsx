import { budgetTotals } from "../../../domain/budgets/budget-totals.ts";
import {
  usedPart,
  type BudgetAlert,
  type BudgetStatus,
} from "../../../domain/budgets/budget-status.ts";
import { cents, subtract } from "../../../domain/shared/cents.ts";
import { budgetId } from "../../../domain/shared/ids.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import type { YearMonth } from "../../../domain/shared/year-month.ts";
import { BudgetGrid } from "./BudgetGrid.tsx";
import { BudgetSummary } from "./BudgetSummary.tsx";

const MONTH = "2026-11" as YearMonth;

const made = (
  category: string,
  spent: number,
  limit: number,
  alert: BudgetAlert,
): WithRevision<BudgetStatus> => ({
  revision: 0,
  id: budgetId(category),
  category,
  month: MONTH,
  repeats: false,
  limit: cents(limit),
  spent: cents(spent),
  used: usedPart(cents(spent), cents(limit)),
  remaining: subtract(cents(limit), cents(spent)),
  alert,
});

/** Made-up figures for users whose plan does not include budgets. */
const EXAMPLE = [
  made("Lazer", 14_290, 12_000, "high"),
  made("Alimentação", 41_235, 45_000, "medium"),
  made("Transportes", 8_620, 12_000, "low"),
  made("Habitação", 78_000, 120_000, "low"),
  made("Saúde", 3_650, 8_000, "low"),
  made("Compras", 2_490, 10_000, "low"),
];

export const BudgetExample = () => (
  <>
    <BudgetSummary totals={budgetTotals(EXAMPLE)} statuses={EXAMPLE} />
    <BudgetGrid month={MONTH} statuses={EXAMPLE} />
  </>
);
