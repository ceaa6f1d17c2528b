import { hasRole, type ExpenseCategories } from "../categories/expense-categories.ts";
import type { Refunded } from "../budgets/refunds.ts";
import { withoutOwnRhythm } from "../forecast/own-rhythm.ts";
import type { NormalMonth } from "../normal-month/normal-month.ts";
import { cents, ratio, subtract, sum, ZERO } from "../shared/cents.ts";
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

/** Alerts about what differs from earlier months, but for what comes at a rhythm of its own and what came back. */
export function surprises(
  facts: Pick<AlertFacts, "transactions" | "planned" | "ended" | "today" | "refunded">,
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
    ...categoryAlerts({ current, surprising, refunded: facts.refunded }, normal, month, categories),
    ...expenseAlerts(surprising.filter(isKept(current)), usual),
  ];
}

/** The sum and number of the expenses of each category among some records. */
const spendingOf = (records: readonly Transaction[]) => {
  const shares = sharesByCategory(records.filter(({ kind }) => kind === "expense"));
  return new Map(shares.map((share) => [share.category, share]));
};

/** The records of the current month, those of them that can surprise, and what came back. */
type SpentNow = {
  readonly current: readonly Transaction[];
  readonly surprising: readonly Transaction[];
  readonly refunded: Refunded;
};

/** Whether an expense did not come back whole in the same month. */
function isKept(current: readonly Transaction[]): (one: Transaction) => boolean {
  const returned = Map.groupBy(current, ({ refundOf }) => refundOf);
  return ({ id, amount }) => {
    const back = returned.get(id)?.map((one) => one.amount) ?? [];
    return sum(back) < amount;
  };
}

/** Alerts about categories above their mean, and above what came at a rhythm of its own. */
function categoryAlerts(
  { current, surprising, refunded }: SpentNow,
  { byCategory }: NormalMonth,
  month: YearMonth,
  categories: ExpenseCategories,
): SmartAlert[] {
  const unexpected = spendingOf(surprising);
  return [...spendingOf(current).values()].flatMap(({ category, amount: spent }): SmartAlert[] => {
    const amount = cents(Math.max(0, spent - (refunded.get(category) ?? 0)));
    const mean = byCategory.get(category) ?? ZERO;
    const categoryId = categories.get(category)?.id;
    const expected = spent - (unexpected.get(category)?.amount ?? 0);
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
