import type { Planned } from "../../../domain/forecast/planned.ts";
import { FORECAST_MONTHS } from "../../../domain/forecast/forecast.ts";
import { cents, MAX_AMOUNT, type Cents } from "../../../domain/shared/cents.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import { addMonths, daysOf, monthOf } from "../../../domain/shared/year-month.ts";
import { addressOf, param, textParam, type Search } from "../../address.ts";

/** Spending less in a category, as the simulator has it: so many cents a month. */
export type Imagined = { readonly category: string; readonly reduction: Cents };

const address = addressOf<{ readonly category: string; readonly reduction: Cents | null }>({
  category: textParam("menos_em"),
  reduction: param(
    "menos",
    (text) => {
      const amount = /^\d{1,11}$/.test(text) ? Number(text) : 0;
      return amount > 0 && amount <= MAX_AMOUNT ? cents(amount) : null;
    },
    (amount) => amount,
  ),
});

/** What an address imagines; null for one that imagines nothing. */
export function imaginedIn(search: Search): Imagined | null {
  const { category, reduction } = address.read(search);
  return category === "" || reduction === null ? null : { category, reduction };
}

/** The search params of a forecast that imagines something. */
export const imaginedSearch = (imagined: Imagined) => address.write(imagined);

/** What is saved that way, at the end of each month from the current one on. */
export const imaginedMovements = (
  imagined: Imagined | null,
  today: CivilDate,
): readonly Planned[] =>
  imagined === null
    ? []
    : Array.from({ length: FORECAST_MONTHS }, (_, index) => ({
        date: daysOf(addMonths(monthOf(today), index)).to,
        kind: "income",
        category: imagined.category,
        amount: imagined.reduction,
        description: null,
        recurrence: null,
      }));
