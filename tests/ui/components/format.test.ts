import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, MAX_AMOUNT, ratio } from "../../../src/domain/shared/cents.ts";
import { toCsv } from "../../../src/domain/shared/csv.ts";
import { parseAmount } from "../../../src/domain/shared/parse-amount.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import {
  donePercent,
  formatDate,
  formatEuros,
  formatMonth,
  formatPercent,
  formatSignedEuros,
  formatSignedPercent,
  wholePercent,
} from "../../../src/text/format.ts";

import { percentCell } from "../../../src/text/exports/cells.ts";
import { formatInstant } from "../../../src/text/format-instant.ts";
import { monthCount } from "../../../src/text/month-count.ts";
import { anyAmount, anyBalance } from "../../support/arbitraries/cents.ts";

/** The spaces of an amount never break; here they are made visible as plain ones. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("an amount in euros, as it is shown", () => {
  it("reads back as the very same cents", () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(parseAmount(formatEuros(amount))).toEqual({ ok: true, value: amount });
      }),
    );
  });

  it("never breaks at the end of a line and has exactly two decimals", () => {
    fc.assert(
      fc.property(anyBalance, (amount) => {
        expect(formatEuros(amount)).toMatch(/^−?\d{1,4}(\d|(\u00a0\d{3}))*,\d{2}\u00a0€$/);
      }),
    );
  });

  it("groups its digits from the fifth one on", () => {
    expect(plain(formatEuros(cents(67_240)))).toBe("672,40 €");
    expect(plain(formatEuros(cents(235_150)))).toBe("2351,50 €");
    expect(plain(formatEuros(cents(4_000_000)))).toBe("40 000,00 €");
    expect(plain(formatEuros(cents(99_999_999_999)))).toBe("999 999 999,99 €");
  });

  it("has a true minus for a loss, a plus only when asked for, and no sign for nothing", () => {
    expect(plain(formatEuros(cents(-6_432)))).toBe("−64,32 €");
    expect(plain(formatEuros(cents(45_000)))).toBe("450,00 €");
    expect(plain(formatSignedEuros(cents(45_000)))).toBe("+450,00 €");
    expect(plain(formatSignedEuros(cents(-6_432)))).toBe("−64,32 €");
    expect(plain(formatSignedEuros(cents(0)))).toBe("0,00 €");
  });
});

describe("a percentage", () => {
  it("has the asked number of decimals and a comma", () => {
    expect(plain(formatPercent(0.465, 1))).toBe("46,5 %");
    expect(plain(formatPercent(0.53, 0))).toBe("53 %");
    expect(plain(formatPercent(1, 2))).toBe("100,00 %");
    expect(plain(formatPercent(-0.031, 1))).toBe("−3,1 %");
  });

  it("is never a negative nothing", () => {
    expect(plain(formatPercent(-0.0001, 1))).toBe("0,0 %");
  });

  it("has a plus only when asked for, and only where there is something to add", () => {
    expect(plain(formatSignedPercent(0.031, 1))).toBe("+3,1 %");
    expect(plain(formatSignedPercent(-0.031, 1))).toBe("−3,1 %");
    for (const nothing of [0, 0.0004, -0.0004])
      expect(plain(formatSignedPercent(nothing, 1))).toBe("0,0 %");
  });
});

describe("what is done of a whole", () => {
  it("is 100 % only where nothing is missing, be it the last cent of the largest amount", () => {
    expect(donePercent(ratio(cents(MAX_AMOUNT - 1), MAX_AMOUNT))).toBe(99);
    expect(plain(wholePercent(0.999))).toBe("99 %");
    expect(plain(wholePercent(1))).toBe("100 %");
  });

  it("is rounded as every other percentage, up to the last percent", () => {
    expect(plain(wholePercent(0.167))).toBe(plain(formatPercent(0.167, 0)));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_499 }), (part) => {
        expect(wholePercent(part / 100_000)).toBe(formatPercent(part / 100_000, 0));
      }),
    );
    for (const part of [0.995, 0.9999, 1 - Number.EPSILON]) expect(donePercent(part)).toBe(99);
  });

  it("is every percent that it has come to", () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 999_999_999 }), (percent, hundredth) => {
        expect(donePercent((percent * hundredth) / (100 * hundredth))).toBe(percent);
      }),
    );
  });
});

describe("a date and a month", () => {
  it("keep their day, month and year whatever the time zone", () => {
    const day = fc.record({
      year: fc.integer({ min: 1900, max: 2199 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    });
    fc.assert(
      fc.property(day, ({ year, month, day: number }) => {
        const parts = formatDate(civilDate(year, month, number))
          .split("/")
          .map(Number);
        expect(parts).toEqual([number, month, year]);
      }),
    );
  });

  it("are written as in Portugal", () => {
    expect(formatDate(civilDate(2026, 11, 20))).toBe("20/11/2026");
    expect(formatMonth("2026-11" as YearMonth)).toBe("novembro de 2026");
    expect(formatMonth("2027-03" as YearMonth)).toBe("março de 2027");
  });

  it("are those of the reader's own clock for an instant", () => {
    const instant = new Date(2026, 10, 20, 14, 5).getTime();
    expect(formatInstant(instant)).toBe("20/11/2026, 14:05");
  });
});

describe("a number of months", () => {
  it("is grouped like every other number", () => {
    expect([1, 2, 1000, 12_345].map((count) => plain(monthCount(count)))).toEqual([
      "1 mês",
      "2 meses",
      "1000 meses",
      "mais de 100 anos",
    ]);
  });
});

describe("the percentage of a part", () => {
  /** Parts of wholes, many of them in the middle between two percentages of 0, 1 or 2 digits. */
  const anyPart = fc
    .tuple(fc.constantFrom(7, 200, 2_000, 20_000), fc.nat(19_999), fc.integer({ min: 1, max: 99 }))
    .map(
      ([whole, part, times]) => [BigInt((part % whole) * times), BigInt(whole * times)] as const,
    );

  /** Rounded half up with whole numbers alone. */
  const exact = (part: bigint, whole: bigint, digits: 0 | 1 | 2) => {
    const scale = 10n ** BigInt(digits);
    const number = (200n * scale * part + whole) / (2n * whole);
    const [before, after] = [number / scale, String(number % scale).padStart(digits, "0")];
    return digits === 0 ? `${before} %` : `${before},${after} %`;
  };

  it.each([0, 1, 2] as const)("is rounded to %d digits, never cut off", (digits) => {
    fc.assert(
      fc.property(anyPart, ([part, whole]) => {
        const share = Number(part) / Number(whole);
        expect(plain(formatPercent(share, digits))).toBe(exact(part, whole, digits));
      }),
    );
  });

  it("is the same in an exported table", () => {
    fc.assert(
      fc.property(anyPart, ([part, whole]) => {
        const cell = percentCell(Number(part) / Number(whole));
        const [written = ""] = toCsv([[cell]])
          .replace("\ufeff", "")
          .split("\r\n");
        expect(`${written} %`).toBe(exact(part, whole, 1));
      }),
    );
  });

  it("is whole and rounded, but all only of all", () => {
    expect(exact(57n, 200n, 0)).toBe("29 %");
    fc.assert(
      fc.property(anyPart, ([part, whole]) => {
        const shown = plain(wholePercent(Number(part) / Number(whole)));
        expect(shown).toBe(exact(part, whole, 0).replace("100", "99"));
      }),
    );
  });
});
