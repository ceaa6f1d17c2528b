import { hasRole, type ExpenseCategories } from "../categories/expense-categories.ts";
import { withoutOwnRhythm } from "../forecast/own-rhythm.ts";
import type { NormalMonth } from "../normal-month/normal-month.ts";
import { cents, ratio, subtract, ZERO } from "../shared/cents.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";
import { sharesByCategory } from "../transactions/category-shares.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { AlertFacts } from "./alert-facts.ts";
import type { SmartAlert } from "./smart-alert.ts";

/** The smallest monthly mean for which an excess is reported, in cents. */
const SMALLEST_MEAN = cents(50_00);
/** The percentage of its mean at which a category is reported. */
const RISE_PERCENT = 125;
/** How many times the mean of its category an expense has to exceed. */
const UNUSUAL_FACTOR = 3;

/** Alerts about what differs from earlier months, but for what comes at a rhythm of its own. */
export function surprises(
  facts: Pick<AlertFacts, "transactions" | "planned" | "ended" | "today">,
  normal: NormalMonth,
  categories: ExpenseCategories,
): SmartAlert[] {
  const { transactions, today } = facts;
  const month = monthOf(today);
  const current = transactions.filter(({ date }) => monthOf(date) === month);
  const isTax = (name: string) => hasRole(categories, name, "taxes");
  const others = withoutOwnRhythm(transactions, { ...facts, normal, isTax });
  const surprising = others.filter(({ date }) => monthOf(date) === month);
  const usual = others.filter(({ date }) => monthOf(date) < month);
  return [
    ...categoryAlerts(current, surprising, normal, month, categories),
    ...expenseAlerts(surprising, usual),
  ];
}

/** The sum and number of the expenses of each category among some records. */
const spendingOf = (records: readonly Transaction[]) => {
  const shares = sharesByCategory(records.filter(({ kind }) => kind === "expense"));
  return new Map(shares.map((share) => [share.category, share]));
};

/** Alerts about categories above their mean, and above what came at a rhythm of its own. */
function categoryAlerts(
  current: readonly Transaction[],
  surprising: readonly Transaction[],
  { byCategory }: NormalMonth,
  month: YearMonth,
  categories: ExpenseCategories,
): SmartAlert[] {
  const unexpected = spendingOf(surprising);
  return [...spendingOf(current).values()].flatMap(({ category, amount }): SmartAlert[] => {
    const mean = byCategory.get(category) ?? ZERO;
    const categoryId = categories.get(category)?.id;
    const expected = amount - (unexpected.get(category)?.amount ?? 0);
    const least = Math.max(mean, expected) * RISE_PERCENT;
    if (mean < SMALLEST_MEAN || amount * 100 < least || categoryId === undefined) return [];
    const of = { categoryId, category, month };
    const part = ratio(subtract(amount, mean), mean);
    return [{ type: "category-above-mean", ...of, spent: amount, mean, part }];
  });
}

function expenseAlerts(
  current: readonly Transaction[],
  earlier: readonly Transaction[],
): SmartAlert[] {
  const spending = spendingOf(earlier);
  return current.flatMap(({ kind, id, category, date, amount }): SmartAlert[] => {
    const compared = spending.get(category);
    if (kind === "income" || compared === undefined || compared.amount === 0) return [];
    if (amount * compared.count <= compared.amount * UNUSUAL_FACTOR) return [];
    const mean = cents(Math.round(compared.amount / compared.count));
    return [{ type: "unusual-expense", id, category, date, amount, mean }];
  });
}
