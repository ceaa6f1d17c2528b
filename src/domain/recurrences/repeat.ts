import type { CivilDate } from "../shared/civil-date.ts";
import type { Transaction } from "../transactions/transaction.ts";
import { nextPlanned } from "./planned-days.ts";
import type { RecurrenceDraft } from "./recurrence.ts";

/**
 * A record as what comes again every month, from the next such day on that is not before today: the record itself is the
 * one before. Null where the calendar ends.
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
  const start = nextPlanned(plan, today);
  if (start === null) return null;
  const cost = { of: "each", amount } as const;
  return { ...plan, kind, category, cost, description, start, mode: "automatic", paused: false };
}
