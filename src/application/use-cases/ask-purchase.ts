import type { Forecast } from "../../domain/forecast/forecast.ts";
import {
  answerPurchase,
  askableUntil,
  type PurchaseAnswer,
} from "../../domain/forecast/purchase.ts";
import type { Reach } from "../../domain/forecast/reach.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import type { FieldIssue } from "../../domain/shared/field-issue.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import { readPositiveAmount } from "../forms/amount-text.ts";
import { readRequired } from "../forms/form.ts";
import { readDate } from "../forms/read-date.ts";

/** A purchase as it is typed. */
export type PurchaseFields = { readonly amount: string; readonly date: string };

/** The first thing that is wrong with a question, and of which field; a day that is out of reach has its own sentence. */
export type PurchaseFault =
  | { readonly field: keyof PurchaseFields; readonly issue: FieldIssue }
  | { readonly field: "date"; readonly issue: "out-of-reach" };

/** The last days that can be asked for: on a plan, and on the widest. */
export type Askable = { readonly until: CivilDate; readonly atMost: CivilDate };

/** How far a question may reach. */
export const askable = (today: CivilDate, reach: Reach): Askable => ({
  until: askableUntil(reach, today),
  atMost: askableUntil("year", today),
});

/** Answers whether a typed purchase can be made; nothing of it is kept. */
export function askPurchase(
  { today, room }: Pick<Forecast, "today" | "room">,
  reach: Reach,
  fields: PurchaseFields,
): Result<PurchaseAnswer, PurchaseFault> {
  const amount = readRequired(fields.amount, readPositiveAmount);
  if (!amount.ok) return refused({ field: "amount", issue: amount.reason });
  const date = readRequired(fields.date, readDate);
  if (!date.ok) return refused({ field: "date", issue: date.reason });
  if (date.value < today || date.value > askableUntil(reach, today))
    return refused({ field: "date", issue: "out-of-reach" });
  return accepted(answerPurchase(room, today, { amount: amount.value, date: date.value }));
}
