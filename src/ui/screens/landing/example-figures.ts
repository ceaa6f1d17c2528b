import { cents } from "../../../domain/shared/cents.ts";
import { landingExample } from "../../../text/pages/landing.ts";

const AMOUNTS = [78_000, 41_235, 18_620, 14_290, 9_650, 6_115] as const;
const EXPENSES = 167_910;

/** The made-up month of the picture. */
export const example = {
  income: cents(235_150),
  expenses: cents(EXPENSES),
  balance: cents(67_240),
  largest: cents(72_000),
  course: [12, 18, 26, 30, 24, 16, 14, 22, 34, 38, 32, 36, 44],
  categories: landingExample.categories.map((name, index) => {
    const amount = AMOUNTS[index] ?? 0;
    const before = AMOUNTS.slice(0, index).reduce((sum, each) => sum + each, 0);
    return {
      name,
      amount: cents(amount),
      share: amount / EXPENSES,
      /** The start of its slice on the ring, from 0 to 1. */
      start: before / EXPENSES,
    };
  }),
} as const;
