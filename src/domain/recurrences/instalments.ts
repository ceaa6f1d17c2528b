import { cents, type Cents } from "../shared/cents.ts";
import type { RecurrenceDraft } from "./recurrence.ts";

/**
 * The amount of a movement, in cents, by its number among all, counted from 0. Instalments add up to the total: the
 * remainder of the division is spread over the first ones, a cent each, and the fee is added to the first.
 */
export function amountAt({ cost, times }: RecurrenceDraft, index: number): Cents {
  if (cost.of === "each") return cost.amount;
  const number = times ?? 1;
  const part = Math.floor(cost.total / number) + (index < cost.total % number ? 1 : 0);
  return cents(part + (index === 0 ? cost.fee : 0));
}
