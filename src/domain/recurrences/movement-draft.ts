import type { CivilDate } from "../shared/civil-date.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { RecurrenceDraft } from "./recurrence.ts";

type Movement = Pick<Transaction, "kind" | "category" | "amount" | "description">;

/** The plan of a movement that comes again, from its next day on, to be confirmed each time. */
export const draftOfMovement = (
  { kind, category, amount, description }: Movement,
  {
    start,
    dayOfMonth,
    every,
    unit,
  }: Pick<RecurrenceDraft, "start" | "dayOfMonth" | "every" | "unit">,
): RecurrenceDraft => ({
  kind,
  category,
  description,
  cost: { of: "each", amount },
  start,
  ...(dayOfMonth !== undefined && { dayOfMonth }),
  every,
  unit,
  end: null,
  times: null,
  weekend: "keep",
  mode: "confirm",
  paused: false,
});

/** The same of a yearly one. */
export const yearlyDraft = (movement: Movement, start: CivilDate): RecurrenceDraft =>
  draftOfMovement(movement, { start, every: 1, unit: "year" });
