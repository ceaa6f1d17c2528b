import fc, { type Arbitrary } from "fast-check";

/** Any moment of the years that have four digits, in Unix milliseconds. */
export const anyInstant: Arbitrary<number> = fc.integer({
  min: Date.UTC(1970, 0, 1),
  max: Date.UTC(9999, 11, 31),
});
