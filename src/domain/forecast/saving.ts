import { cents, type Cents } from "../shared/cents.ts";

/** Spending less in a category than usual, as somebody imagines it: so many cents a month, from tomorrow on. */
export type Saving = { readonly category: string; readonly reduction: Cents };

/**
 * The amount of a saving from the end of one day of a month to the end of another, both counted from 1 (0: the month's
 * begin): its part of the month's days, in whole cents.
 */
export const savedBetween = (
  { reduction }: Saving,
  from: number,
  to: number,
  length: number,
): Cents => cents(Math.round((reduction * (to - from)) / length));
