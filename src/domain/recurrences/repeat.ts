import type { CivilDate } from "../shared/civil-date.ts";
import type { Transaction } from "../transactions/transaction.ts";
import { nextStart } from "./planned-days.ts";
import type { RecurrenceDraft } from "./recurrence.ts";

/**
 * A monthly recurrence made from a record, from its next day that is not before today; the record counts as the
 * movement before. Null if the calendar ends first.
 */
export function repeated(
  { kind, category, amount, description, date }: Omit<Transaction, "id">,
  today: CivilDate,
): RecurrenceDraft | null {
  const plan = {
    start: date,
    every: 1,
    unit: "month",
    end: null,
    times: null,
    weekend: "keep",
  } as const;
  const next = nextStart(plan, today);
  if (next === null) return null;
  const cost = { of: "each", amount } as const;
  return { ...plan, kind, category, cost, description, ...next, mode: "automatic", paused: false };
}
