import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countingTelling, firstTold } from "../../../src/domain/accounts/balance-entries.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { day, toldAccount } from "../../support/forecast.ts";

const anyTelling = fc.record({
  date: anyCivilDate("2026-01-01", "2026-01-05"),
  by: fc.constantFrom("person" as const, "import" as const),
});
const anyTellings = fc.array(anyTelling, { maxLength: 12 });

describe("the telling that counts", () => {
  it("is the last one where a person told it, whatever came before", () => {
    fc.assert(
      fc.property(anyTellings, anyCivilDate(), (earlier, date) => {
        const last = { date, by: "person" as const };
        expect(countingTelling([...earlier, last])).toBe(last);
      }),
    );
    expect(countingTelling([])).toBeNull();
  });

  it("is a file's where none that counted before it is of a later day", () => {
    fc.assert(
      fc.property(anyTellings, anyCivilDate("2025-12-31", "2026-01-06"), (earlier, date) => {
        const before = countingTelling(earlier);
        const file = { date, by: "import" as const };
        const counts = countingTelling([...earlier, file]);
        expect(counts).toBe(before === null || before.date <= date ? file : before);
      }),
    );
  });

  it("is the one of before once the last one is taken back", () => {
    fc.assert(
      fc.property(anyTellings, anyTelling, (earlier, last) => {
        const before = countingTelling(earlier);
        const all = [...earlier, last];
        expect(countingTelling(all.filter((one) => one !== last))).toBe(before);
      }),
    );
  });
});

describe("the first day of which a balance counts", () => {
  it("is that of all accounts, and none where none was told", () => {
    const [first, second] = [toldAccount(1, "2026-02-01"), toldAccount(1, "2026-01-31")];
    expect(firstTold([first, { ...first, balance: null }, second])).toBe(day("2026-01-31"));
    expect(firstTold([{ ...first, balance: null }])).toBeNull();
  });
});
