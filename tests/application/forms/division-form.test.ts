import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  divisionFieldsOf,
  divisionOf,
  readDivision,
  type Dividable,
} from "../../../src/application/forms/division-form.ts";
import { cents, sum } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import { fitsIn } from "../../../src/domain/transactions/division.ts";

const RECORD = {
  id: transactionId("record"),
  kind: "expense",
  date: civilDate(2026, 2, 28),
  category: "Compras",
  description: "Feira",
  parts: null,
} as const;

const anyFields = fc.record({
  parts: fc.array(
    fc.record({
      category: fc.constantFrom("Lazer", "Compras"),
      amount: fc.oneof(
        fc
          .integer({ min: -1, max: 600 })
          .map((value) => `${Math.floor(value / 100)},${value % 100}`),
        fc.string(),
      ),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  rest: fc.option(fc.constantFrom("Lazer", "Outros")),
});

const whole = (amount: number): Dividable & typeof RECORD => ({ ...RECORD, amount: cents(amount) });

describe("a division that is typed", () => {
  it("adds up to the cent, and fits the record", () => {
    fc.assert(
      fc.property(anyFields, fc.integer({ min: 1, max: 900 }), (fields, amount) => {
        let made = 0;
        const record = whole(amount);
        const read = readDivision(fields, record, () => transactionId(`part ${(made += 1)}`));
        if (!read.ok) return;
        expect(sum(read.value.map((part) => part.amount))).toBe(amount);
        expect(fitsIn(divisionOf(record, read.value), record)).toBe(true);
      }),
    );
  });

  it("leaves out of the record what is somebody else's, and nothing else", () => {
    fc.assert(
      fc.property(anyFields, fc.integer({ min: 1, max: 900 }), (fields, amount) => {
        const record = whole(amount);
        const read = readDivision(fields, record, () => transactionId("part"));
        if (!read.ok) return;
        const division = divisionOf(record, read.value);
        const mine = sum([division.amount, ...division.parts.map((part) => part.amount)]);
        const others = read.value.filter(({ counts }) => !counts).map((part) => part.amount);
        expect(mine + sum(others)).toBe(amount);
      }),
    );
  });

  it("keeps the text of the record with every part", () => {
    const record = whole(1000);
    const fields = { ...divisionFieldsOf(record), rest: "Lazer" };
    const typed = { ...fields, parts: [{ category: "Compras", amount: "4,00" }] };
    const read = readDivision(typed, record, () => transactionId("part"));
    expect(read.ok && divisionOf(record, read.value)).toEqual({
      category: "Compras",
      amount: 400,
      parts: [{ id: "part", category: "Lazer", amount: 600, description: "Feira" }],
    });
  });
});
