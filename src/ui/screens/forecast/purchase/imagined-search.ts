import type { Saving } from "../../../../domain/forecast/saving.ts";
import { cents, MAX_AMOUNT, type Cents } from "../../../../domain/shared/cents.ts";
import { addressOf, param, textParam, type Search } from "../../../address.ts";

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

/** The imagined saving of an address; null where there is none. */
export function imaginedIn(search: Search): Saving | null {
  const { category, reduction } = address.read(search);
  return category === "" || reduction === null ? null : { category, reduction };
}

/** The search params of a forecast with an imagined saving. */
export const imaginedSearch = (imagined: Saving) => address.write(imagined);
