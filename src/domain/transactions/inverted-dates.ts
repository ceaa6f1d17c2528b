import type { TransactionFilter } from "./filter.ts";

/** Whether a filter's first day is after its last, so that nothing can match. */
export const hasInvertedDates = ({ from, to }: Pick<TransactionFilter, "from" | "to">): boolean =>
  from !== null && to !== null && to < from;
