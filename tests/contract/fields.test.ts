import fc from "fast-check";
import type { GenericSchema } from "valibot";
import { describe, expect, it } from "vitest";
import { newPassword } from "../../src/contract/administration/account-fields.ts";
import { civilDate, euros, eurosSum, yearMonth } from "../../src/contract/fields.ts";
import { requiredText } from "../../src/contract/text-fields.ts";
import { eurosFromCents, MAX_SUM } from "../../src/domain/shared/cents.ts";
import { passwordFault } from "../../src/domain/users/password-policy.ts";
import { anyAmount } from "../support/arbitraries/cents.ts";
import { anyCivilDate } from "../support/arbitraries/civil-date.ts";
import { anyPassword } from "../support/arbitraries/password.ts";
import { anyText } from "../support/arbitraries/text.ts";
import { anyYearMonth } from "../support/arbitraries/year-month.ts";
import { overTheWire, read, refusals } from "../support/read.ts";

const first = (schema: GenericSchema, value: unknown) => refusals(schema, value)[""];

describe("an amount on the wire", () => {
  it("has at most two decimals as text, and is read as the same cents", () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const text = JSON.stringify(eurosFromCents(amount));
        expect(text).toMatch(/^\d+(\.\d{1,2})?$/);
        expect(read(euros, JSON.parse(text))).toBe(amount);
      }),
    );
  });

  it("is never made of anything but a number", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(typeof value !== "number");
        expect(first(euros, value)).toBe("wrong-type");
      }),
    );
  });
});

describe("a sum of amounts on the wire", () => {
  it("is read as the same cents, negative and beyond the largest record too", () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_SUM, max: MAX_SUM }), (sum) => {
        expect(read(eurosSum, overTheWire(sum / 100))).toBe(sum === 0 ? 0 : sum);
      }),
    );
  });

  it("is refused when it is no number, or more than one can count", () => {
    for (const value of ["1", null, 1e300, Infinity])
      expect(refusals(eurosSum, value)).not.toEqual({});
  });
});

describe("a date on the wire", () => {
  it("is the text of its day", () => {
    fc.assert(
      fc.property(anyCivilDate(), (date) => {
        expect(read(civilDate, overTheWire(date))).toBe(date);
      }),
    );
  });
});

describe("a month on the wire", () => {
  it("is the text of its month", () => {
    fc.assert(
      fc.property(anyYearMonth(), (month) => {
        expect(read(yearMonth, overTheWire(month))).toBe(month);
      }),
    );
  });

  it("is refused when no calendar has it, or when it is no text", () => {
    for (const value of ["2026-13", "2026-00", "2026-1", "1800-01", "2026-01-01", ""])
      expect(first(yearMonth, value)).toBe("bad-month");
    for (const value of [202601, null, true]) expect(first(yearMonth, value)).toBe("wrong-type");
  });
});

describe("a required text", () => {
  it("is read as it is written", () => {
    fc.assert(
      fc.property(anyText(80), (text) => {
        expect(read(requiredText(80), overTheWire(text))).toBe(text);
      }),
    );
  });

  it("says more than white space", () => {
    for (const value of ["", " ", "\t\n", "\u00a0"])
      expect(first(requiredText(80), value)).toBe("required");
  });

  it("fits its length, is text, and can be stored", () => {
    expect(first(requiredText(80), "a".repeat(80))).toBeUndefined();
    expect(first(requiredText(80), "a".repeat(81))).toBe("too-long-text");
    expect(first(requiredText(80), "a\0")).toBe("unreadable-text");
    expect(first(requiredText(80), "\udfff")).toBe("unreadable-text");
    for (const value of [1, null, true, [], {}])
      expect(first(requiredText(80), value)).toBe("wrong-type");
  });
});

describe("a new password on the wire", () => {
  it("is accepted exactly when the rules of passwords accept it", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "grapheme-ascii" }), anyPassword), (password) => {
        const fault = passwordFault(password);
        expect(first(newPassword, password)).toBe(fault === null ? undefined : `password-${fault}`);
      }),
    );
  });

  it("is refused when it is no text, or holds half a character", () => {
    expect(first(newPassword, 12_345_678)).toBe("wrong-type");
    expect(first(newPassword, "abcdef1!\ud800")).toBe("unreadable-text");
  });
});
