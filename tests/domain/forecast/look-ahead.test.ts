import { describe, expect, it } from "vitest";
import { lookAhead } from "../../../src/domain/forecast/look-ahead.ts";
import { usualOf } from "../../../src/domain/forecast/usual.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { parseYearMonth } from "../../../src/domain/shared/year-month.ts";
import { day, moved } from "../../support/forecast.ts";

const months = ["2025-12", "2026-01", "2026-02"].map((text) => parseYearMonth(text)!);

/** On the 15th of each month 20 € go out, or 10 € in a good month and 40 € in a bad one. */
const usual = usualOf(
  [moved("2025-12-15", 1_000), moved("2026-01-15", 2_000), moved("2026-02-15", 4_000)],
  months,
);

const outlook = { opening: cents(100_000), expected: [], usual, saving: null };
const ahead = (count: number) => lookAhead(outlook, day("2026-03-10"), count);

describe("looking ahead", () => {
  it("has go out day by day what usually goes out", () => {
    const usually = ahead(2).days.flatMap(({ date, usual: spent }) =>
      spent === 0 ? [] : [[date, spent]],
    );
    expect(usually).toEqual([
      ["2026-03-15", 2_000],
      ["2026-04-15", 2_000],
    ]);
  });

  it("leaves less in a bad month and more in a good one", () => {
    expect(ahead(1).months).toMatchObject([
      { opening: 100_000, balance: 98_000, low: 96_000, high: 99_000 },
    ]);
  });

  it("joins the bands of months as the root of their squares", () => {
    const [, second, third] = ahead(3).months;
    expect(second).toMatchObject({ opening: 98_000, balance: 96_000, low: 93_172, high: 97_414 });
    expect(third).toMatchObject({ opening: 96_000, balance: 94_000, low: 90_536, high: 95_732 });
  });

  it("begins each month with what the one before leaves", () => {
    const { months: all } = ahead(12);
    expect(all.slice(1).map(({ opening }) => opening)).toEqual(
      all.slice(0, -1).map(({ balance }) => balance),
    );
  });

  it("counts an imagined saving from tomorrow on, each day its part of the month", () => {
    const saving = { category: "Lazer", reduction: cents(31_00) };
    const { days, months: all } = lookAhead({ ...outlook, saving }, day("2026-03-10"), 3);
    expect(days.slice(0, 3).map(({ saved }) => saved)).toEqual([0, 100, 100]);
    expect(all.map(({ saved }) => saved)).toEqual([21_00, 31_00, 31_00]);
    const plain = ahead(3).months;
    expect(all.map(({ balance }, index) => balance - plain[index]!.balance)).toEqual([
      21_00, 52_00, 83_00,
    ]);
  });
});
