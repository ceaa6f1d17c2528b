import type { CivilDate } from "../shared/civil-date.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { RecurrenceDraft } from "./recurrence.ts";

/** The plan of a yearly movement, from its next day on, to be confirmed each time. */
export const yearlyDraft = (
  {
    kind,
    category,
    amount,
    description,
  }: Pick<Transaction, "kind" | "category" | "amount" | "description">,
  start: CivilDate,
): RecurrenceDraft => ({
  kind,
  category,
  description,
  cost: { of: "each", amount },
  start,
  every: 1,
  unit: "year",
  end: null,
  times: null,
  weekend: "keep",
  mode: "confirm",
  paused: false,
});
