import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { financialSummary } from "../../../src/domain/recommendations/financial-summary.ts";
import { categoryShares, costShares } from "../../../src/domain/recommendations/summary-shares.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { joinSmallest } from "../../../src/domain/transactions/category-shares.ts";
import { monthOverview } from "../../../src/domain/transactions/month-overview.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { OWN_EXPENSES } from "../../support/categories.ts";
import { reportOn } from "../../support/reports.ts";

type Shared = readonly { readonly share: number }[];

const TODAY = civilDate(2026, 11, 20);
const MONTH = monthOf(TODAY);

const summaryOf = (records: readonly Transaction[]) =>
  financialSummary(records, [MONTH], [MONTH], OWN_EXPENSES);

const ringOf = (records: readonly Transaction[]) =>
  monthOverview(records, MONTH, TODAY, true).expenseShares;

/** Every place that tells shares, and how it gets them from the records of a month. */
const LISTS: Readonly<Record<string, (records: readonly Transaction[]) => Shared>> = {
  "the dashboard's ring": ringOf,
  "a ring of six": (records) => joinSmallest(ringOf(records), 6, "Outras"),
  "a report": (records) => reportOn(records, { period: "6", today: TODAY }).shares,
  "the categories of an analysis": (records) => categoryShares(summaryOf(records)),
  "fixed and variable costs": (records) => Object.values(costShares(summaryOf(records))),
};

// Few cents, so that most shares are no decimal fraction, or the most that there may be.
const anyAmount = fc.oneof(
  fc.integer({ min: 0, max: 30 }).map(cents),
  fc.integer({ min: 0, max: 99_999_999_999 }).map(cents),
);

describe.each(Object.entries(LISTS))("the shares of %s", (_, listOf) => {
  it("add up to all, before they are rounded", () => {
    const inMonth = { amount: anyAmount, date: fc.constant(civilDate(2026, 11, 9)) };
    fc.assert(
      fc.property(transactionsOf(inMonth), (records) => {
        const isSpent = records.some(({ kind, amount }) => kind === "expense" && amount > 0);
        const all = listOf(records).reduce((total, { share }) => total + share, 0);
        expect(all).toBeCloseTo(isSpent ? 1 : 0, 9);
      }),
    );
  });
});
