import { daysOf, type YearMonth } from "../../../domain/shared/year-month.ts";
import { NO_FILTER, type TransactionFilter } from "../../../domain/transactions/filter.ts";
import { historySearch } from "../../history-address.ts";

type Filter = Partial<TransactionFilter>;

/** The records from the first to the last of the months. */
export function recordsIn(months: readonly YearMonth[]): Filter {
  const [first, last] = [months.at(0), months.at(-1)];
  return first && last ? { from: daysOf(first).from, to: daysOf(last).to } : {};
}

/** The expenses of a category in the months. */
export const expensesIn = (months: readonly YearMonth[], category: string): Filter => ({
  ...recordsIn(months),
  kind: "expense",
  category,
});

/** The address of the filtered history. */
export const historyOf = (filter: Filter) =>
  ({
    to: "/historico",
    search: historySearch({ filter: { ...NO_FILTER, ...filter }, order: "date-desc" }),
  }) as const;
