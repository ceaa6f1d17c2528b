import type { TransactionFilter } from "./filter.ts";

/** Whether a filter asks for days from a later one to an earlier one, which nothing is between. */
export const hasInvertedDates = ({ from, to }: Pick<TransactionFilter, "from" | "to">): boolean =>
  from !== null && to !== null && to < from;
