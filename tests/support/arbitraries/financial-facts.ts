import fc, { type Arbitrary } from "fast-check";
import type { MoneyAtHand } from "../../../src/domain/forecast/money-at-hand.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import {
  RECOMMENDATION_PERIODS,
  type RecommendationPeriod,
} from "../../../src/domain/recommendations/recommendation-period.ts";
import { cents, type Cents } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { anyAmount } from "./cents.ts";
import { anyCivilDate } from "./civil-date.ts";
import { anyGoal } from "./goal.ts";
import { transactionsOf } from "./transaction.ts";

const TODAY = civilDate(2026, 11, 20);

/** Realistic amounts, sometimes zero, one cent, or the largest possible. */
const anyOrdinaryAmount: Arbitrary<Cents> = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 3_000_00 }).map(cents) },
  { weight: 1, arbitrary: anyAmount },
);

const anySavingsGoal: Arbitrary<Goal> = fc
  .tuple(
    anyGoal,
    fc.option(anyCivilDate("2026-06-01", "2029-12-31")),
    fc.option(fc.constantFrom("Fundo de emergência", "Reserva", "POUPANÇA")),
    anyOrdinaryAmount,
    anyOrdinaryAmount,
  )
  .map(([goal, deadline, name, total, current]) => ({
    ...goal,
    name: name ?? goal.name,
    deadline,
    total,
    current,
  }));

/** Any goals, including reserves, overdue and future ones. */
export const anySavingsGoals = fc.uniqueArray(anySavingsGoal, {
  maxLength: 5,
  selector: ({ id }) => id,
});

const anyCents = (min: number, max: number) => fc.integer({ min, max }).map(cents);

/** What accounts may hold and spare; below zero, a part of the usual spending may be missing or more than that. */
export const anyMoneyAtHand: Arbitrary<MoneyAtHand> = fc
  .record({
    lowest: anyCents(-3_000_00, 9_000_00),
    reserve: anyCents(0, 1_000_00),
    apart: fc.oneof(fc.constant(cents(0)), anyCents(0, 20_000_00)),
    unconfirmed: fc.oneof(fc.constant(cents(0)), anyCents(0, 2_000_00)),
    first: anyCivilDate("2026-11-20", "2026-12-31"),
    lessPerDay: fc.option(anyCents(1, 100_00)),
  })
  .map(({ lowest, reserve, apart, unconfirmed, first, lessPerDay }) => ({
    spare: cents(lowest - reserve),
    belowZero:
      lowest < 0
        ? {
            first,
            lowest: { date: first, balance: lowest },
            lessPerDay,
            missing: cents(lessPerDay === null ? -lowest : 0),
          }
        : null,
    apart,
    held: cents(Math.max(0, lowest) + apart),
    unconfirmed,
  }));

/** Any facts: records of the last two years and some beyond, goals, and a period. */
export const anyFactsInput: Arbitrary<{
  readonly today: CivilDate;
  readonly period: RecommendationPeriod;
  readonly records: readonly Transaction[];
  readonly goals: readonly Goal[];
  readonly atHand: MoneyAtHand | null;
}> = fc.record({
  today: fc.constant(TODAY),
  period: fc.constantFrom(...RECOMMENDATION_PERIODS),
  records: transactionsOf({
    date: anyCivilDate("2026-06-01", "2026-11-30"),
    amount: anyOrdinaryAmount,
  }),
  goals: anySavingsGoals,
  atHand: fc.option(anyMoneyAtHand),
});
