import { NOTHING_REFUNDED } from "../../../src/domain/budgets/refunds.ts";
import { describe, expect, it } from "vitest";
import type { AlertFacts } from "../../../src/domain/notifications/alert-facts.ts";
import { outdatedAlerts } from "../../../src/domain/notifications/outdated-alerts.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { OWN_CATEGORIES } from "../../support/categories.ts";
import { recordOn } from "../../support/facts.ts";

const before = recordOn(civilDate(2026, 10, 3), "expense", "Lazer", 500_00);
const now = recordOn(civilDate(2026, 11, 3), "expense", "Lazer", 500_00);

const FACTS: AlertFacts = {
  today: civilDate(2026, 11, 20),
  transactions: [before, now],
  sumsOf: () => [],
  refunded: NOTHING_REFUNDED,
  budgets: [],
  goals: [],
  categories: OWN_CATEGORIES,
  recurrences: [],
  planned: [],
  ended: [],
  belowZero: null,
};

const isGone = (key: string, facts: Partial<AlertFacts> = {}) =>
  outdatedAlerts({ ...FACTS, ...facts }, [])(key);

describe("an earlier alert", () => {
  it.each(["budget-near-limit", "budget-at-limit", "category-above-mean", "goal-out-of-reach"])(
    "of type %s is outdated in its month",
    (type) => {
      expect(isGone(`${type}:2026-11:id`)).toBe(true);
      expect(isGone(`${type}:2026-10:id`)).toBe(false);
    },
  );

  it("on a balance is outdated in its month", () => {
    expect(isGone("negative-balance:2026-11")).toBe(true);
    expect(isGone("negative-balance:2026-10")).toBe(false);
  });

  it("that is made again stays", () => {
    const alert = { type: "negative-balance", month: monthOf(FACTS.today) } as const;
    const made = outdatedAlerts(FACTS, [{ ...alert, balance: cents(-1) }]);
    expect(made("negative-balance:2026-11")).toBe(false);
  });

  it("on an expense stays if that is of an earlier month", () => {
    expect(isGone(`unusual-expense:${before.id}`)).toBe(false);
    expect(isGone(`unusual-expense:${now.id}`)).toBe(true);
    expect(isGone("unusual-expense:removed")).toBe(true);
  });

  it("on a day below zero stays while nobody looks ahead", () => {
    expect(isGone("below-zero:2026-11-16")).toBe(true);
    expect(isGone("below-zero:2026-11-16", { belowZero: "unknown" })).toBe(false);
  });

  it("on a price or on a goal that was reached has no month", () => {
    expect(isGone("price-rise:id")).toBe(true);
    expect(isGone("goal-reached:id")).toBe(true);
  });

  it("is none where the key is of something else", () => {
    expect(isGone("recurrence:2026-11-20:id")).toBe(false);
    expect(isGone("left-out:2026-11-20")).toBe(false);
  });
});
