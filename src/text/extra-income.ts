import { cents, type Cents } from "../domain/shared/cents.ts";
import { formatEuros } from "./format.ts";

/** Smaller totals are not mentioned, in cents. */
const LEAST = cents(50_00);

/** The number of months that make a full year. */
const YEAR_MONTHS = 12;

/** The extra money of some months: `além disso, cerca de 2700,00 € por ano`; null for very little. */
export function extraText(extra: Cents, months: number): string | null {
  if (extra < LEAST) return null;
  const amount = formatEuros(extra);
  return months === YEAR_MONTHS
    ? `além disso, cerca de ${amount} por ano`
    : `além disso, cerca de ${amount} em ${months} ${months === 1 ? "mês" : "meses"}`;
}
