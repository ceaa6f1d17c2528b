import { MONTH_NAMES } from "../domain/calendar/month-names.ts";
import type { Cents } from "../domain/shared/cents.ts";
import { percentOfPart } from "../domain/shared/percent.ts";
import type { CivilDate } from "../domain/shared/civil-date.ts";
import type { YearMonth } from "../domain/shared/year-month.ts";

const euros = new Intl.NumberFormat("pt-PT", { style: "currency", currency: "EUR" });
const decimals = [0, 1, 2].map(
  (digits) =>
    new Intl.NumberFormat("pt-PT", {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: "negative",
    }),
);

// A hyphen would be shorter than the digits, and a line could break after it.
const withMinus = (text: string) => text.replace("-", "−");

// A value that rounds to zero is no gain.
const withPlus = (value: number, text: string) =>
  value > 0 && /[1-9]/.test(text) ? `+${text}` : text;

/** An amount in cents as `2351,50 €`; from five digits on grouped as `40 000,00 €`. */
export const formatEuros = (amount: Cents): string => withMinus(euros.format(amount / 100));

/** As `formatEuros`, with a plus before a gain. */
export const formatSignedEuros = (amount: Cents): string => withPlus(amount, formatEuros(amount));

/** An amount on the axis of a chart, without its cents: `1500 €`. */
export const formatAxisEuros = (amount: number): string =>
  `${withMinus(decimals[0]?.format(amount / 100) ?? "")}\u00a0€`;

/** A ratio as a percentage: 0.465 is `46,5 %`. */
export const formatPercent = (ratio: number, digits: 0 | 1 | 2): string =>
  `${withMinus(decimals[digits]?.format(percentOfPart(ratio)) ?? "")}\u00a0%`;

/** As `formatPercent`, with a plus before a rise. */
export const formatSignedPercent = (ratio: number, digits: 0 | 1 | 2): string =>
  withPlus(ratio, formatPercent(ratio, digits));

/** The completed percentage of a whole, rounded, but 100 only where nothing is missing. */
export const donePercent = (part: number): number =>
  Math.min(Math.round(percentOfPart(part)), part < 1 ? 99 : Infinity);

/** As `donePercent`, as text: 0.626 is `63 %`, and 0.999 is `99 %`. */
export const wholePercent = (part: number): string => formatPercent(donePercent(part) / 100, 0);

/** A civil date as `DD/MM/AAAA`. */
export const formatDate = (date: CivilDate): string => date.split("-").toReversed().join("/");

/** A civil date near today as `DD/MM`. */
export const formatDay = (date: CivilDate): string => formatDate(date).slice(0, 5);

/** The name of a month alone: `novembro`. */
export const formatMonthName = (month: YearMonth): string =>
  MONTH_NAMES[Number(month.slice(5, 7)) - 1] ?? "";

/** A month as `novembro de 2026`. */
export const formatMonth = (month: YearMonth): string =>
  `${formatMonthName(month)} de ${month.slice(0, 4)}`;

/** A date as the field of a form holds it; may be empty. */
export const dateText = (text: string): string => text.split("-").toReversed().join("/");
