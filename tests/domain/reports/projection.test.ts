import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forecast } from "../../../src/domain/forecast/forecast.ts";
import type { LearntFrom } from "../../../src/domain/forecast/learn.ts";
import { plannedOccurrences } from "../../../src/domain/forecast/planned-occurrences.ts";
import { project } from "../../../src/domain/reports/projection.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { toldAccount } from "../../support/forecast.ts";
import { planned } from "../../support/recurrences.ts";
import { recordWith } from "../../ui/support/records.ts";

const today = civilDate(2026, 3, 14);
const RENT = planned({ start: civilDate(2026, 3, 28) });

const factsOf = (records: readonly Transaction[], recurrences = [RENT]): LearntFrom => {
  return {
    today,
    records,
    planned: plannedOccurrences(recurrences, today),
    ended: [],
  };
};

const spent = (date: string, amount: number) =>
  recordWith({ date: date as CivilDate, amount: cents(amount), category: "Lazer" });

describe("a projection", () => {
  it("needs three lived months", () => {
    const others = ["2026-01-10", "2026-02-10"];
    expect(project(factsOf([]))).toBeNull();
    expect(project(factsOf(others.map((date) => spent(date, 1))))).toBeNull();
    expect(
      project(factsOf(["2025-12-10", ...others].map((date) => spent(date, 1)))),
    ).not.toBeNull();
  });

  it("is the forecast of the next three months, whatever the accounts hold", () => {
    const records = transactionsOf({ date: anyCivilDate("2024-01-01", "2026-08-31") });
    fc.assert(
      fc.property(records, fc.integer({ min: -100_000, max: 100_000 }), (transactions, held) => {
        const facts = factsOf(transactions);
        const ahead = forecast(
          {
            ...facts,
            records: transactions,
            accounts: [toldAccount(held, today)],
            lines: [],
            accountReserve: ZERO,
            saving: null,
          },
          "year",
        );
        const wanted = ahead?.usual
          ? ahead.months
              .slice(1, 4)
              .map(({ month, balance, opening }) => ({ month, expected: balance - opening }))
          : null;
        const made = project(facts);
        expect(made?.map(({ month, expected }) => ({ month, expected })) ?? null).toEqual(wanted);
        for (const { low, expected, high } of made ?? []) {
          expect(low).toBeLessThanOrEqual(expected);
          expect(expected).toBeLessThanOrEqual(high);
        }
      }),
    );
  });

  it("expects less by what is usually spent, within what was spent in a good and a bad month", () => {
    const records = [
      spent("2025-12-10", 100_00),
      spent("2026-01-10", 300_00),
      spent("2026-02-10", 200_00),
    ];
    expect(project(factsOf(records, []))?.map(({ month: _, ...amounts }) => amounts)).toEqual(
      Array.from({ length: 3 }, () => ({ expected: -200_00, low: -300_00, high: -100_00 })),
    );
  });

  it("counts what is planned on its month", () => {
    const records = [
      spent("2025-12-10", 100_00),
      spent("2026-01-10", 200_00),
      spent("2026-02-10", 300_00),
    ];
    const [with_] = project(factsOf(records)) ?? [];
    const [without] = project(factsOf(records, [])) ?? [];
    expect((without?.expected ?? ZERO) - (with_?.expected ?? ZERO)).toBe(650_00);
  });
});
