import { cents, type Cents } from "../shared/cents.ts";

/** An imagined saving: spending less in a category than usual, in cents a month, from tomorrow on. */
export type Saving = { readonly category: string; readonly reduction: Cents };

/**
 * The amount saved from the end of one day of a month to the end of another, both counted from 1 (0 is the beginning of
 * the month): its share of the month's days, in whole cents.
 */
export const savedBetween = (
  { reduction }: Saving,
  from: number,
  to: number,
  length: number,
): Cents => cents(Math.round((reduction * (to - from)) / length));
