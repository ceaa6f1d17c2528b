import fc from "fast-check";
import { COLUMN_DRESSES } from "./columns.ts";
import { dressed, draftOf, type Draft, type Dress, type Plain } from "./draft.ts";
import { LOOK_DRESSES } from "./looks.ts";
import { REPORT_DRESSES } from "./reports.ts";
import { ROW_DRESSES } from "./rows.ts";
import { linesOf, openingOf } from "./statement.ts";

/** Every way in which tables are dressed. */
export const DRESSES: readonly Dress[] = [
  ...COLUMN_DRESSES,
  ...ROW_DRESSES,
  ...LOOK_DRESSES,
  ...REPORT_DRESSES,
];

const plain: fc.Arbitrary<Plain> = fc.record({
  amounts: fc.constantFrom("signed", "two"),
  hasBalance: fc.boolean(),
  newestFirst: fc.boolean(),
});

/** A plain table of a statement, oldest or newest first. */
export const plainDraft: fc.Arbitrary<Draft> = fc
  .tuple(linesOf, openingOf, plain)
  .map(([lines, opening, how]) => draftOf(lines, opening, how));

const picked = (dress: fc.Arbitrary<Dress>) => fc.tuple(dress, fc.nat({ max: 5_000 }));

/** Dresses of which the one changes what the other has written, so that the truth of both together is not known. */
const APART = [["quotes astray in texts", "marks that nobody sees"]] as const;

const goesWith = ({ worn }: Draft, { name }: Dress): boolean =>
  APART.every(
    ([one, other]) =>
      !(name === one && worn.includes(other)) && !(name === other && worn.includes(one)),
  );

/** A table with up to three dresses that it can wear. */
export const dressedDraft: fc.Arbitrary<Draft> = fc
  .tuple(
    plainDraft,
    fc.uniqueArray(picked(fc.constantFrom(...DRESSES)), {
      minLength: 1,
      maxLength: 3,
      selector: ([{ name }]) => name,
    }),
  )
  .map(([draft, dresses]) =>
    dresses.reduce(
      (worn, [dress, pick]) => (goesWith(worn, dress) ? dressed(worn, dress, pick) : null) ?? worn,
      draft,
    ),
  );

/** A table with one dress; itself, if it cannot wear that. */
export const singly = (dress: Dress): fc.Arbitrary<Draft> =>
  fc
    .tuple(plainDraft, fc.nat({ max: 5_000 }))
    .map(([draft, pick]) => dressed(draft, dress, pick) ?? draft);
