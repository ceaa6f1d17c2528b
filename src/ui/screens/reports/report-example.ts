import { project } from "../../../domain/reports/projection.ts";
import { report } from "../../../domain/reports/report.ts";
import { yearComparison } from "../../../domain/reports/year-comparison.ts";
import { addDays } from "../../../domain/shared/add-days.ts";
import { cents } from "../../../domain/shared/cents.ts";
import { civilDate } from "../../../domain/shared/civil-date.ts";
import { transactionId } from "../../../domain/shared/ids.ts";
import { monthlySums } from "../../../domain/transactions/category-sums.ts";
import type { Transaction, TransactionKind } from "../../../domain/transactions/transaction.ts";

/** Made-up euros per month, for users whose plan does not include reports. */
const INCOME = [1850, 1850, 2010, 1850, 1850, 2350];
const EXPENSES = [
  ["Habitação", [720, 720, 720, 720, 720, 780]],
  ["Alimentação", [395, 431, 388, 402, 420, 412]],
  ["Transportes", [160, 172, 150, 410, 164, 186]],
  ["Lazer", [96, 142, 80, 260, 64, 143]],
  ["Saúde", [45, 30, 62, 25, 48, 97]],
  ["Serviços", [92, 88, 90, 85, 94, 61]],
] as const;

const record = (
  kind: TransactionKind,
  category: string,
  euros: number,
  index: number,
): Transaction => ({
  id: transactionId(`${category}-${index}`),
  kind,
  date: civilDate(2026, index + 6, 5),
  category,
  amount: cents(euros * 100),
  description: null,
});

const records = [
  ...INCOME.map((euros, index) => record("income", "Salário", euros, index)),
  ...EXPENSES.flatMap(([category, months]) =>
    months.map((euros, index) => record("expense", category, euros, index)),
  ),
];

const before = records.map((one) => ({
  ...one,
  id: transactionId(`${one.id}-before`),
  date: addDays(one.date, -365),
  amount: cents(one.amount - 12_00),
}));

const today = civilDate(2026, 11, 30);

export const EXAMPLE_REPORT = report({
  period: "6",
  today,
  sumsOf: monthlySums(records),
  categories: new Map(),
  budgets: [],
  recurrences: [],
  ahead: null,
  projection: project({ today, records, planned: [], ended: [] }),
  comparison: yearComparison(monthlySums([...records, ...before]), () => [], today) ?? "young",
});
