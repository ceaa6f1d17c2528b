import fc, { type Arbitrary } from "fast-check";
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

/** Any facts: records of the last two years and some beyond, goals, and a period. */
export const anyFactsInput: Arbitrary<{
  readonly today: CivilDate;
  readonly period: RecommendationPeriod;
  readonly records: readonly Transaction[];
  readonly goals: readonly Goal[];
}> = fc.record({
  today: fc.constant(TODAY),
  period: fc.constantFrom(...RECOMMENDATION_PERIODS),
  records: transactionsOf({
    date: anyCivilDate("2026-06-01", "2026-11-30"),
    amount: anyOrdinaryAmount,
  }),
  goals: anySavingsGoals,
});
