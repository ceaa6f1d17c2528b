import fc, { type Arbitrary } from "fast-check";
import type { BookCell, BookSheet } from "../bank-files/workbook.ts";

const anyCell: Arbitrary<BookCell> = fc.oneof(
  fc
    .string({
      unit: fc.constantFrom(...Array.from("aZç€&<>\"' 09,.-_x")),
      minLength: 1,
      maxLength: 12,
    })
    .filter((text) => text.trim() !== ""),
  fc.integer({ min: -999_999, max: 999_999 }).map((cents) => cents / 100),
  fc.integer({ min: 40_000, max: 50_000 }).map((day) => ({ day })),
  fc.boolean(),
  fc.constantFrom("#REF!", "#N/A", "#VALOR!").map((error) => ({ error })),
  fc.constant(null),
);

/** Sheets of all kinds of cells, with names that have to be escaped. */
export const anyBookSheets: Arbitrary<readonly BookSheet[]> = fc.array(
  fc.record({
    name: fc.constantFrom("Janeiro", 'A "B" & <C>', "Folha > 1"),
    rows: fc.array(fc.array(anyCell, { maxLength: 6 }), { maxLength: 8 }),
  }),
  { minLength: 1, maxLength: 3 },
);
