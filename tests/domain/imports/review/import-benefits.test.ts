import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newlyTold } from "../../../../src/domain/accounts/account.ts";
import { benefitsOf } from "../../../../src/domain/imports/review/import-benefits.ts";
import {
  fateOf,
  type Review,
  type ReviewLine,
} from "../../../../src/domain/imports/review/review.ts";
import { cents } from "../../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../../src/domain/shared/civil-date.ts";
import { recordWith } from "../../../ui/support/records.ts";

const NEW = { origin: { is: "new" }, counted: true } as ReviewLine;
const OUT = { origin: { is: "new" }, counted: false } as ReviewLine;
const JOINED = {
  origin: { is: "possible", match: recordWith(), same: true },
  counted: true,
} as ReviewLine;
const AGAIN = {
  origin: { is: "repeated", removed: false, restored: false },
  counted: true,
} as ReviewLine;
const told = (day: number, amount = 5) => ({
  amount: cents(amount),
  date: civilDate(2026, 11, day),
});

const review = (lines: readonly ReviewLine[], tells: ReturnType<typeof told> | null = null) =>
  ({
    files: [{ statement: { ignored: [], unread: [] }, tells }],
    lines,
  }) as unknown as Review;

describe("what an import would bring", () => {
  it("is movements, else what makes no record, else a balance, else nothing", () => {
    expect(benefitsOf(review([NEW, OUT, JOINED, AGAIN], told(1)))).toEqual({
      is: "movements",
      count: 1,
    });
    expect(benefitsOf(review([OUT, JOINED, AGAIN], told(1)))).toEqual({
      is: "kept",
      joined: 1,
      notCounted: 1,
    });
    expect(benefitsOf(review([AGAIN], told(1)))).toEqual({ is: "balance", balance: told(1) });
    expect(benefitsOf(review([AGAIN, AGAIN]))).toEqual({ is: "nothing", repeated: 2 });
    expect(benefitsOf(review([]))).toEqual({ is: "nothing", repeated: 0 });
  });

  it("is never offered as movements where none is new", () => {
    const lines = fc.array(fc.constantFrom(NEW, OUT, JOINED, AGAIN));
    fc.assert(
      fc.property(lines, (some) => {
        const isNew = some.some((line) => fateOf(line) === "new");
        expect(benefitsOf(review(some)).is === "movements").toBe(isNew);
      }),
    );
  });
});

describe("a balance that a file tells", () => {
  it("is new where none is known, an earlier one is, or another of the same day", () => {
    expect(newlyTold(told(2), null)).toEqual(told(2));
    expect(newlyTold(told(2), told(1))).toEqual(told(2));
    expect(newlyTold(told(2), told(2, 6))).toEqual(told(2));
    expect(newlyTold(told(2), told(2))).toBeNull();
    expect(newlyTold(told(2), told(3))).toBeNull();
    expect(newlyTold(null, told(1))).toBeNull();
  });
});
