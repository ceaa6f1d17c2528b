import { countText } from "./format.ts";

/** A number of months, grouped from five digits on: `1 mês`, `12 345 meses`. */
export const monthCount = (count: number): string =>
  count === 1 ? "1 mês" : `${countText(count)} meses`;
