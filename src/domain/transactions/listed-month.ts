import type { CivilDate } from "../shared/civil-date.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";
import type { TransactionFilter } from "./filter.ts";

/** The months that a list of records shows: one of them, or all. */
export type ListedMonth = YearMonth | "all";

/** The chosen month; without a choice the current one, or all if there are words or days to search for. */
export const listedMonth = (
  chosen: ListedMonth | null,
  { search, from, to }: TransactionFilter,
  today: CivilDate,
): ListedMonth =>
  chosen ?? (search !== "" || from !== null || to !== null ? "all" : monthOf(today));
