import type { BudgetStatus } from "./budget-status.ts";

/**
 * Whether a budget near its limit is used no further than its month has gone; the elapsed part of the month is from 0 to
 * 1, and null if it is not the current one.
 */
export const isOnPace = (
  { alert, used }: Pick<BudgetStatus, "alert" | "used">,
  elapsed: number | null,
): boolean => alert === "medium" && elapsed !== null && used <= elapsed;
