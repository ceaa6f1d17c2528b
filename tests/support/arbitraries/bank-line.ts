import fc, { type Arbitrary } from "fast-check";
import type { Line } from "../bank-files/line.ts";
import { anyCivilDate } from "./civil-date.ts";

/** Texts of banks: Portuguese letters, digits, and the characters that separate and quote cells. */
const anyDescription = fc
  .tuple(
    fc.constantFrom(...Array.from("ABCÇÉabcçéã")),
    fc.string({
      unit: fc.constantFrom(...Array.from('ABCÇÉabcçéã0123456789 ;,|"&<>-+.*/%()')),
      maxLength: 30,
    }),
  )
  .map(([first, rest]) => first + rest);

/** Movements of a bank, oldest first, without zero amounts. */
export const anyLines = (least = 1): Arbitrary<readonly Line[]> =>
  fc
    .array(
      fc.record({
        date: anyCivilDate("2024-01-01", "2026-12-31"),
        cents: fc.integer({ min: -9_999_999, max: 9_999_999 }).filter((amount) => amount !== 0),
        text: anyDescription,
      }),
      { minLength: least, maxLength: 25 },
    )
    .map((lines) =>
      lines.toSorted((left, right) =>
        left.date < right.date ? -1 : left.date > right.date ? 1 : 0,
      ),
    );

/** The balance of an account before a file begins, in cents. */
export const anyOpening: Arbitrary<number> = fc.integer({ min: -99_999_999, max: 99_999_999 });
