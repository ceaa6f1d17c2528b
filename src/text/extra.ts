import { cents, type Cents } from "../domain/shared/cents.ts";
import { formatEuros } from "./format.ts";

/** Less than this in all, in cents, is not worth a word. */
const LEAST = cents(50_00);

/** So many months are a year of which all is known. */
const YEAR = 12;

/** What so many months brought beside their normal income: `além disso, cerca de 2700,00 € por ano`; null for next to nothing. */
export function extraText(extra: Cents, months: number): string | null {
  if (extra < LEAST) return null;
  const amount = formatEuros(extra);
  return months === YEAR
    ? `além disso, cerca de ${amount} por ano`
    : `além disso, cerca de ${amount} nos últimos ${months} meses`;
}
