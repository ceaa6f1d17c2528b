import { describe, expect, it } from "vitest";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { NO_FILTER } from "../../../src/domain/transactions/filter.ts";
import { listedMonth } from "../../../src/domain/transactions/listed-month.ts";

const today = civilDate(2026, 11, 20);
const march = monthOf(civilDate(2026, 3, 1));

describe("the month that a list shows", () => {
  it("is the current one without a choice", () => {
    expect(listedMonth(null, NO_FILTER, today)).toBe("2026-11");
    expect(listedMonth(null, { ...NO_FILTER, category: "Lazer" }, today)).toBe("2026-11");
  });

  it.each([{ search: "renda" }, { from: today }, { to: today }])(
    "is every month for who looks for words or days (%o)",
    (asked) => {
      expect(listedMonth(null, { ...NO_FILTER, ...asked }, today)).toBe("all");
    },
  );

  it("is the chosen one, whatever else is asked", () => {
    expect(listedMonth(march, { ...NO_FILTER, search: "renda" }, today)).toBe(march);
    expect(listedMonth("all", NO_FILTER, today)).toBe("all");
  });
});
