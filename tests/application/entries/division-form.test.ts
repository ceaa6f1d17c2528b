import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  divisionFieldsOf,
  divisionOf,
  divisionForm,
  type Dividable,
  type DivisionFields,
} from "../../../src/application/entries/division-form.ts";
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

const form = divisionForm(() => transactionId("part"));

const anyPart = fc.tuple(
  fc.constantFrom("Lazer", "Compras"),
  fc.oneof(
    fc.integer({ min: -1, max: 600 }).map((value) => `${Math.floor(value / 100)},${value % 100}`),
    fc.string(),
  ),
);

const anyFields = fc
  .tuple(fc.array(anyPart, { minLength: 1, maxLength: 4 }), fc.constantFrom("", "Lazer", "Outros"))
  .map(([parts, rest]): DivisionFields => ({
    rest,
    ...Object.fromEntries(
      parts.flatMap(([category, amount], at) => [
        [`category${at + 1}`, category],
        [`amount${at + 1}`, amount],
      ]),
    ),
  }));

const whole = (amount: number): Dividable & typeof RECORD => ({ ...RECORD, amount: cents(amount) });

describe("a division that is typed", () => {
  it("adds up to the cent, and fits the record", () => {
    fc.assert(
      fc.property(anyFields, fc.integer({ min: 1, max: 900 }), (fields, amount) => {
        const record = whole(amount);
        const read = form.read(fields, record);
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
        const read = form.read(fields, record);
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
    const read = form.read({ ...fields, amount1: "4,00" }, record);
    expect(read.ok && divisionOf(record, read.value)).toEqual({
      category: "Compras",
      amount: 400,
      parts: [{ id: "part", category: "Lazer", amount: 600, description: "Feira" }],
    });
  });

  it("shows the parts that a line has, and reads them as they were", () => {
    fc.assert(
      fc.property(anyFields, fc.integer({ min: 1, max: 900 }), (fields, amount) => {
        const read = form.read(fields, whole(amount));
        if (!read.ok) return;
        const line = { ...whole(amount), parts: read.value };
        expect(form.read(divisionFieldsOf(line), line)).toEqual(read);
      }),
    );
  });

  it("tells each part its issue, and the last one that nothing is left", () => {
    const read = (fields: Partial<DivisionFields>) =>
      form.read({ ...divisionFieldsOf(whole(1000)), ...fields } as DivisionFields, whole(1000));
    const fault = (issues: object) => ({ ok: false, reason: { incomplete: false, issues } });
    expect(read({ amount1: "x", category2: "Lazer" })).toEqual(
      fault({ amount1: "amount-not-a-number", amount2: "amount-not-a-number" }),
    );
    expect(read({ amount1: "4", category2: "Lazer", amount2: "6" })).toEqual(
      fault({ amount2: "too-much" }),
    );
  });
});
