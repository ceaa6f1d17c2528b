import type { CivilDate } from "../shared/civil-date.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";
import type { TransactionFilter } from "./filter.ts";

/** The months that a list of records shows: one of them, or all. */
export type ListedMonth = YearMonth | "all";

/** The chosen month; without a choice the current one, but who looks for words or days looks in all of them. */
export const listedMonth = (
  chosen: ListedMonth | null,
  { search, from, to }: TransactionFilter,
  today: CivilDate,
): ListedMonth =>
  chosen ?? (search !== "" || from !== null || to !== null ? "all" : monthOf(today));
