// Formats of the screens behind the login; every page loads those of format.ts.
import { cents, type Cents } from "../domain/shared/cents.ts";
import { formatEuros, wholePercent } from "./format.ts";

/** As `formatEuros`, without a minus, where words tell the sign: `faltam 12,50 €`. */
export const formatUnsignedEuros = (amount: Cents): string => formatEuros(cents(Math.abs(amount)));

/** As `wholePercent`, of a count in a whole: 3 of 4 is `75 %`; 0 % of nothing. */
export const wholePercentOf = (part: number, whole: number): string =>
  wholePercent(whole === 0 ? 0 : part / whole);

const counts = new Intl.NumberFormat("pt-PT");

/** A count, grouped from five digits on: `12 345`. */
export const countText = (count: number): string => counts.format(count);
