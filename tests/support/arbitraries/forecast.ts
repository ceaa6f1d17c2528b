import fc, { type Arbitrary } from "fast-check";
import type { ForecastFacts } from "../../../src/domain/forecast/forecast.ts";
import type { Planned } from "../../../src/domain/forecast/planned.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import { toldAccount } from "../forecast.ts";
import { anyCivilDate } from "./civil-date.ts";
import { transactionOf } from "./transaction.ts";

/** A household's amounts, so that sums stay within the valid range. */
export const anyHouseholdAmount = fc.integer({ min: 0, max: 500_000 }).map(cents);

/** Any planned movement between two days, of one of a few recurrences or of none. */
export const plannedBetween = (from: string, to: string): Arbitrary<Planned> =>
  fc
    .tuple(
      transactionOf({ date: anyCivilDate(from, to), amount: anyHouseholdAmount }),
      fc.constantFrom("rent", "salary", null),
    )
    .map(([{ date, kind, category, amount, description }, recurrence]) => ({
      date,
      kind,
      category,
      amount,
      description,
      recurrence,
    }));

/** A household on a day of 2026 with records since 2024, some in the future. */
export const anyForecastFacts: Arbitrary<ForecastFacts> = fc
  .record({
    today: anyCivilDate("2026-01-01", "2026-12-31"),
    records: fc.array(
      transactionOf({
        date: anyCivilDate("2024-01-01", "2027-02-01"),
        amount: anyHouseholdAmount,
      }),
      // So many that most months have some: otherwise the usual amount would be zero.
      { minLength: 30, maxLength: 60 },
    ),
    planned: fc.array(plannedBetween("2025-12-20", "2027-12-31"), { maxLength: 20 }),
    ended: fc.constantFrom([], ["expense cafe"]),
    accountReserve: fc.constantFrom(0, 30_000).map(cents),
    saving: fc.option(
      fc.integer({ min: 1, max: 50_000 }).map((reduction) => ({
        category: "Lazer",
        reduction: cents(reduction),
      })),
    ),
    balances: fc.array(
      fc.tuple(
        fc.integer({ min: -500_000, max: 5_000_000 }),
        anyCivilDate("2025-10-01", "2026-01-01"),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ balances, ...facts }) => ({
    ...facts,
    lines: [],
    accounts: balances.map(([amount, date], index) =>
      toldAccount(amount, date, { id: accountId(`account-${index}`), main: index === 0 }),
    ),
  }));
