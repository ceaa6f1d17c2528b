import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { occurrenceName } from "../../../src/domain/recurrences/occurrence-name.ts";
import { recordedAlready, sameReachOf } from "../../../src/domain/recurrences/recorded-already.ts";
import { occurrencesBetween } from "../../../src/domain/recurrences/occurrences.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { daysBetween } from "../../../src/domain/shared/days-between.ts";
import { recurrenceId, transactionId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { planned } from "../../support/recurrences.ts";

const START = civilDate(2026, 11, 1);
const RENT = planned({
  id: recurrenceId("rent"),
  start: START,
  category: "Habitação",
  description: "Renda da casa",
  cost: { of: "each", amount: cents(65_000) },
});
const [FIRST] = occurrencesBetween([RENT], START, START);

const record = (said: Partial<Transaction> = {}): Transaction => ({
  id: transactionId("r"),
  kind: RENT.kind,
  date: START,
  category: "Habitação",
  amount: cents(65_000),
  description: "Senhorio",
  ...said,
});

const found = (...records: readonly Transaction[]) =>
  recordedAlready([RENT], FIRST === undefined ? [] : [FIRST], records).size;

describe("a record that a planned movement may be already", () => {
  it.each<[string, Partial<Transaction>, number]>([
    ["the same day, category and amount", {}, 1],
    ["three days later", { date: addDays(START, 3) }, 1],
    ["three days before", { date: addDays(START, -3) }, 1],
    ["four days later", { date: addDays(START, 4) }, 0],
    ["a tenth more", { amount: cents(71_500) }, 1],
    ["more than a tenth more", { amount: cents(71_501) }, 0],
    ["a tenth less", { amount: cents(58_500) }, 1],
    ["more than a tenth less", { amount: cents(58_499) }, 0],
    ["another category, and a word", { category: "Outros", description: "RENDA NOV" }, 1],
    ["another category, and no word", { category: "Outros" }, 0],
    ["no description", { description: null }, 1],
    ["another kind", { kind: RENT.kind === "income" ? "expense" : "income" }, 0],
    ["recorded by a plan", { plan: "recorded" }, 0],
    ["of a plan already", { plan: "fulfilled" }, 0],
  ])("is of no plan, near, and alike: %s", (_, said, count) => {
    expect(found(record(said))).toBe(count);
  });

  it("is at most half the period away, of one movement alone, and each movement has at most one", () => {
    const units = fc.constantFrom("day", "week", "month", "year");
    const days = fc.array(fc.integer({ min: -10, max: 40 }), { maxLength: 8 });
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 3 }), days, (unit, every, at) => {
        const plans = ["a", "b"].map((id) => ({ ...RENT, id: recurrenceId(id), unit, every }));
        const until = addDays(START, 30);
        const open = occurrencesBetween(plans, START, until);
        const records = at.map((away, index) =>
          record({ id: transactionId(`r${index}`), date: addDays(START, away) }),
        );
        const same = recordedAlready(plans, open, records);
        expect(new Set(same.values()).size).toBe(same.size);
        for (const [name, { date }] of same) {
          const one = open.find((some) => occurrenceName(some) === name);
          const away = one === undefined ? Infinity : Math.abs(daysBetween(one.date, date));
          expect(away).toBeLessThanOrEqual(sameReachOf({ unit, every }));
        }
      }),
    );
  });
});
