import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { importDraft } from "../../../../src/domain/imports/review/import-draft.ts";
import {
  fileQuestionsOf,
  isBarred,
  type FileAnswers,
} from "../../../../src/domain/imports/review/file-questions.ts";
import { fateOf, type Review } from "../../../../src/domain/imports/review/review.ts";
import type { StatementRow } from "../../../../src/domain/imports/statements/statement.ts";
import type { Cents } from "../../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { importId } from "../../../../src/domain/shared/ids.ts";
import type { StoredLine } from "../../../../src/domain/imports/stored-line.ts";
import { fileOf } from "../../../support/arbitraries/statement.ts";
import { importedOf, reviewOf } from "../../../support/review.ts";

/** A coffee of a day, under a reference of the bank if one is given. */
const coffee = (line: number, reference?: string, day = 5): StatementRow => ({
  line,
  date: `2026-01-0${day}` as CivilDate,
  kind: "expense",
  amount: 120 as Cents,
  original: "CAFE CENTRAL",
  balance: null,
  taxNumber: null,
  category: null,
  ...(reference !== undefined && { reference }),
});

const look = (
  rows: readonly StatementRow[],
  known: readonly StoredLine[] = [],
  answers: FileAnswers = {},
  twins: readonly number[] = [],
): Review => {
  const file = fileOf("a", rows);
  return reviewOf([{ ...file, statement: { ...file.statement, twins }, answers }], { known });
};

const fates = ({ lines }: Review) => lines.map(fateOf).toSorted();
const answersOf = (review: Review) =>
  fileQuestionsOf(review).map(({ about, rows, answer }) => [about, rows.length, answer]);

describe("rows that equal earlier ones", () => {
  const morning = importedOf(look([coffee(1, "A")]));

  it("are repeated under the same reference, or where one of the two has none", () => {
    for (const [known, rows] of [
      [morning, [coffee(1, "A")]],
      [morning, [coffee(1)]],
      [importedOf(look([coffee(1)])), [coffee(1, "B")]],
    ] as const) {
      const review = look(rows, known);
      expect(fates(review)).toEqual(["repeated"]);
      expect(answersOf(review)).toEqual([]);
    }
  });

  it("under another reference are asked about, and nothing is imported before the answer", () => {
    const review = look([coffee(1, "B"), coffee(2, "C", 6)], morning);
    expect(answersOf(review)).toEqual([["references", 1, null]]);
    expect(isBarred(review)).toBe(true);
    const same = look([coffee(1, "B"), coffee(2, "C", 6)], morning, { references: "same" });
    expect([fates(same), isBarred(same)]).toEqual([["new", "repeated"], false]);
    const other = look([coffee(1, "B"), coffee(2, "C", 6)], morning, { references: "other" });
    expect([fates(other), isBarred(other)]).toEqual([["new", "new"], false]);
  });

  it("that are others stay so: the same file brings nothing new, whatever the order of its rows", () => {
    const other = look([coffee(1, "B")], morning, { references: "other" });
    const both = [...morning, ...importedOf(other)];
    expect(new Set(both.map(({ identity }) => identity)).size).toBe(2);
    for (const rows of [
      [coffee(1, "A")],
      [coffee(1, "B")],
      [coffee(1, "A"), coffee(2, "B")],
      [coffee(1, "B"), coffee(2, "A")],
      [coffee(1), coffee(2)],
    ]) {
      const again = look(rows, both);
      expect(fates(again)).toEqual(rows.map(() => "repeated"));
      expect(isBarred(again)).toBe(false);
    }
    expect(answersOf(look([coffee(1, "C")], both))).toEqual([["references", 1, null]]);
  });

  it("of files that are looked at together are asked about as well", () => {
    const [early, late] = [fileOf("a", [coffee(1, "A")]), fileOf("a", [coffee(1, "B")])];
    const review = reviewOf([early, late]);
    expect(fileQuestionsOf(review).map(({ file }) => file)).toEqual([1]);
    const other = reviewOf([early, { ...late, answers: { references: "other" } }]);
    expect(fates(other)).toEqual(["new", "new"]);
    expect(new Set(other.lines.map(({ identity }) => identity)).size).toBe(2);
  });

  it("are taken for the same where a bank gives all rows of whole days other references", () => {
    const days = [1, 2, 3, 4];
    const known = importedOf(look(days.map((day) => coffee(day, `A${day}`, day))));
    const again = look(
      days.map((day) => coffee(day, `B${day}`, day)),
      known,
    );
    expect(answersOf(again)).toEqual([["references", 4, "same"]]);
    expect([fates(again), isBarred(again)]).toEqual([days.map(() => "repeated"), false]);
    const one = look(
      [...days.map((day) => coffee(day, `B${day}`, day)), coffee(9, "A1", 1)],
      known,
    );
    expect(answersOf(one)).toEqual([["references", 3, null]]);
    const half = look(
      [1, 2, 3].map((day) => coffee(day, `B${day}`, day)),
      importedOf(look([...days.map((day) => coffee(day, `A${day}`, day)), coffee(9, "A9", 3)])),
    );
    expect(answersOf(half)).toEqual([["references", 3, null]]);
  });

  it("send the references of the bank with their movements", () => {
    const draft = importDraft(look([coffee(1, "A"), coffee(2)]), 0, importId("one"));
    expect(draft?.lines.map(({ reference }) => reference).toSorted()).toEqual(["A", undefined]);
  });
});

describe("rows that a file has twice", () => {
  const rows = [coffee(1, undefined, 5), coffee(2, undefined, 5), coffee(3, undefined, 6)];

  it("are asked about; as the same they are there once, as others twice", () => {
    const review = look(rows, [], {}, [2]);
    expect([answersOf(review), isBarred(review)]).toEqual([[["twins", 1, null]], true]);
    const same = look(rows, [], { twins: "same" }, [2]);
    expect(same.lines.map(({ line }) => line)).toEqual([3, 1]);
    expect(answersOf(same)).toEqual([["twins", 1, "same"]]);
    const other = look(rows, [], { twins: "other" }, [2]);
    expect([other.lines.length, isBarred(other)]).toEqual([3, false]);
  });
});

describe("rows without a sign", () => {
  it("that the bank calls debits are asked about, and go out or come in as is answered", () => {
    const file = fileOf("a", [coffee(1), coffee(2, undefined, 6)]);
    const statement = { ...file.statement, unsigned: [1] };
    const kinds = (answers: FileAnswers) => {
      const review = reviewOf([{ ...file, statement, answers }]);
      return [review.lines.map(({ kind }) => kind), isBarred(review)];
    };
    expect(kinds({})).toEqual([["expense", "expense"], true]);
    expect(kinds({ signs: "out" })).toEqual([["expense", "expense"], false]);
    expect(kinds({ signs: "in" })).toEqual([["expense", "income"], false]);
  });
});

describe("files since the last download", () => {
  const anyFile = fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { maxLength: 8 });
  // Twelve coffees of two days; the number is the reference, and so who is who.
  const rowsOf = (numbers: readonly number[]) =>
    numbers.map((number, at) => coffee(at + 1, `R${number}`, 1 + (number % 2)));

  it("in any order and overlap bring each movement once, if those with another reference are others", () => {
    fc.assert(
      fc.property(fc.array(anyFile, { maxLength: 6 }), (files) => {
        let known: readonly StoredLine[] = [];
        for (const numbers of files)
          known = [...known, ...importedOf(look(rowsOf(numbers), known, { references: "other" }))];
        const all = known.map(({ reference }) => reference);
        expect(new Set(all).size).toBe(all.length);
        expect(new Set(all)).toEqual(new Set(files.flat().map((number) => `R${number}`)));
        expect(new Set(known.map(({ identity }) => identity)).size).toBe(known.length);
      }),
    );
  });

  it("bring nothing new where all references are others and these are the same", () => {
    fc.assert(
      fc.property(anyFile, (numbers) => {
        const known = importedOf(look(rowsOf(numbers)));
        const renamed = rowsOf(numbers).map((row) => ({ ...row, reference: `X${row.reference}` }));
        const again = look(renamed, known, { references: "same" });
        expect(fates(again)).toEqual(numbers.map(() => "repeated"));
      }),
    );
  });
});
