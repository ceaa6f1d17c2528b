import type { Forecast } from "../../domain/forecast/forecast.ts";
import {
  answerPurchase,
  askable,
  type Purchase,
  type PurchaseAnswer,
  type PurchaseFault,
} from "../../domain/forecast/purchase.ts";
import type { Horizon } from "../../domain/forecast/horizon.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import { readPositiveAmount } from "../acts/amount-text.ts";
import { readRequired } from "../acts/form.ts";
import { readDate } from "../acts/read-date.ts";

/** A purchase as it is typed. */
export type PurchaseFields = Readonly<Record<keyof Purchase, string>>;

/** Whether a typed purchase can be made; nothing of it is stored. */
export function askPurchase(
  { today, allowance }: Pick<Forecast, "today" | "allowance">,
  horizon: Horizon,
  fields: PurchaseFields,
): Result<PurchaseAnswer, PurchaseFault> {
  const amount = readRequired(fields.amount, readPositiveAmount);
  if (!amount.ok) return refused({ field: "amount", issue: amount.reason });
  const date = readRequired(fields.date, readDate);
  if (!date.ok) return refused({ field: "date", issue: date.reason });
  if (date.value < today || date.value > askable(today, horizon).until)
    return refused({ field: "date", issue: "out-of-reach" });
  return accepted(answerPurchase(allowance, today, { amount: amount.value, date: date.value }));
}
