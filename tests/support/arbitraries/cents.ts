import fc, { type Arbitrary } from "fast-check";
import { cents, MAX_AMOUNT, type Cents } from "../../../src/domain/shared/cents.ts";

/** Any amount that a record may hold. */
export const anyAmount: Arbitrary<Cents> = fc.integer({ min: 0, max: MAX_AMOUNT }).map(cents);

/** Any amount of what costs something. */
export const anyPrice: Arbitrary<Cents> = fc.integer({ min: 1, max: MAX_AMOUNT }).map(cents);

/** Any balance: a sum or a difference of amounts. */
export const anyBalance: Arbitrary<Cents> = fc
  .integer({ min: -MAX_AMOUNT, max: MAX_AMOUNT })
  .map(cents);
