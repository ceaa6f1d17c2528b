import type { Budget, BudgetDraft } from "../../domain/budgets/budget.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { withRevision } from "../../domain/ledger/stored-record.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import { parseYearMonth, type YearMonth } from "../../domain/shared/year-month.ts";
import { amountText, readAmount } from "../acts/amount-text.ts";
import { formFault, readRequired, type RecordForm } from "../acts/form.ts";

export type BudgetFields = {
  readonly category: string;
  readonly limit: string;
  readonly month: string;
  /** `REPEATS`, or empty. */
  readonly repeats: string;
};

/** The text of a ticked box. */
export const REPEATS = "yes";

/** The fields of a new budget of a month. */
export const blankBudget = (month: YearMonth): BudgetFields => ({
  category: "",
  limit: "",
  month,
  repeats: "",
});

/** The form of a budget: category, limit and month are required, and a limit may be zero. */
export const budgetForm = (
  currentMonth: () => YearMonth,
): RecordForm<BudgetFields, BudgetDraft, Budget> => ({
  blank: () => blankBudget(currentMonth()),
  read: (fields) => {
    const category = readRequired(fields.category, accepted);
    const limit = readRequired(fields.limit, readAmount);
    const month = readRequired(fields.month, readMonth);
    if (!category.ok || !limit.ok || !month.ok)
      return refused(formFault<BudgetFields>({ category, limit, month }));
    return accepted({
      category: category.value,
      limit: limit.value,
      month: month.value,
      repeats: fields.repeats === REPEATS,
    });
  },
  next: ({ month, repeats }) => ({ category: "", limit: "", month, repeats }),
  show: budgetFields,
  current: (now) => (now.type === "budgets" ? withRevision(now.kept) : null),
});

/** The fields of a budget that is edited. */
export const budgetFields = ({ category, limit, month, repeats }: Budget): BudgetFields => ({
  category,
  limit: amountText(limit),
  month,
  repeats: repeats ? REPEATS : "",
});

const readMonth = (text: string): Result<YearMonth, FieldIssue> => {
  const month = parseYearMonth(text);
  return month === null ? refused("bad-month") : accepted(month);
};
