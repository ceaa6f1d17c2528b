import { cents, type Cents } from "./cents.ts";

/** What an amount of each month comes to in a year. */
export const byYear = (monthly: Cents): Cents => cents(monthly * 12);
