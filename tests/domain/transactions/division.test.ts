import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, sum, type Cents } from "../../../src/domain/shared/cents.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import { dividedInto, fitsIn, type Division } from "../../../src/domain/transactions/division.ts";
import { movedBy } from "../../../src/domain/transactions/transaction.ts";
import { transactionOf } from "../../support/arbitraries/transaction.ts";

const anyCents: fc.Arbitrary<Cents> = fc.integer({ min: 0, max: 5000 }).map(cents);
const anyDivision: fc.Arbitrary<Division> = fc.record({
  category: fc.constantFrom("Lazer", "Compras"),
  amount: anyCents,
  parts: fc.array(
    fc.record({
      id: fc.uuid().map(transactionId),
      category: fc.constantFrom("Lazer", "Compras"),
      amount: anyCents,
      description: fc.option(fc.string()),
    }),
    { maxLength: 5 },
  ),
});

describe("a divided record", () => {
  it("never becomes more than it was, and no part of it is nothing", () => {
    fc.assert(
      fc.property(transactionOf(), anyDivision, (record, division) => {
        const amounts = dividedInto(record, division).map(({ amount }) => amount);
        const isSound = amounts.every((amount) => amount > 0) && sum(amounts) <= record.amount;
        expect(fitsIn(division, record)).toBe(isSound);
      }),
    );
  });

  it("stays under its own name with the text that it has, and is of one day and kind with its parts", () => {
    fc.assert(
      fc.property(transactionOf(), anyDivision, (record, division) => {
        const [own, ...others] = dividedInto(record, division);
        const { category, amount, parts } = division;
        expect(own).toMatchObject({ ...record, category, amount });
        const { id: dividedFrom, kind, date } = record;
        expect(others).toEqual(parts.map((part) => ({ ...part, kind, date, dividedFrom })));
      }),
    );
  });

  it("moves its account as before, whatever of it is somebody else's", () => {
    fc.assert(
      fc.property(transactionOf(), anyDivision, anyDivision, (record, division, again) => {
        fc.pre(fitsIn(division, record));
        const [own = record, ...others] = dividedInto(record, division);
        expect(sum([own, ...others].map(movedBy))).toBe(movedBy(record));
        fc.pre(fitsIn(again, own));
        expect(sum(dividedInto(own, again).map(movedBy))).toBe(movedBy(own));
      }),
    );
  });
});
