import type { UndoRefusal } from "../../application/ledger/undo-change.ts";

/** Why an undo or a restoration is refused: another record has the name or the place, or there is no room. */
export const UNDO_REFUSALS = [
  "change-gone",
  "goal-limit",
  "budgets-locked",
  "category-name-taken",
  "too-many-categories",
  "last-category",
  "category-in-use",
  "category-gone",
  "budget-exists",
  "account-gone",
  "too-many-accounts",
  "rule-limit",
  "recurrence-limit",
] as const satisfies readonly UndoRefusal[];
