import type { BelowZeroWarning, Remedy } from "../forecast/remedy.ts";
import type { YearlyIncome } from "../goals/yearly-incomes.ts";
import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { GoalId } from "../shared/ids.ts";
import type { YearMonth } from "../shared/year-month.ts";
import type { Priority, RecommendationCategory } from "./recommendation.ts";

type Of<Type extends string, Figures = unknown> = { readonly type: Type } & Readonly<Figures>;

/** A finding about missing records; `spent` and `earned` are of the period. */
export type RecordFinding =
  | Of<"record-income", { spent: Cents }>
  | Of<"record-expenses", { earned: Cents }>
  | Of<"few-records", { count: number }>
  | Of<"vague-category", { category: string; amount: Cents; share: number }>;

/** Where a surplus should go first: expensive debt, a reserve, the goals, and only then investments. */
export type SurplusUse = "credit" | "fund" | "goals" | "invest";

/** A finding about the days to come: that some end below zero, and what can be done about it. */
export type AheadFinding =
  | Of<"below-zero", BelowZeroWarning>
  | Of<"below-zero-remedy", { remedy: Remedy }>;

/**
 * A finding about the surplus of a normal month; rates are shares of the income. `ongoing`: only the current month is
 * known. `yearly` is what the advice comes to in a year, `mean` is by month.
 */
export type BalanceFinding =
  | Of<
      "deficit",
      {
        monthly: Cents;
        yearly: Cents;
        ongoing: boolean;
        countedExtra: Cents;
        largest: { category: string; monthly: Cents } | null;
      }
    >
  | Of<"counts-extra", { short: Cents; monthly: Cents; countedExtra: Cents }>
  | Of<"low-savings" | "fair-savings", { rate: number; monthly: Cents; more: Cents; yearly: Cents }>
  | Of<
      "strong-savings",
      { rate: number; monthly: Cents; yearly: Cents; use: SurplusUse; idle: Cents; goals: number }
    >
  | Of<"idle-surplus", { idle: Cents; yearly: Cents; goals: number }>
  | Of<
      "negative-streak",
      { from: YearMonth; to: YearMonth; count: number; lost: Cents; mean: Cents }
    >
  | Of<
      "spending-progress",
      {
        month: YearMonth;
        before: YearMonth;
        saved: Cents;
        yearly: Cents;
        part: number;
        isThere: boolean;
      }
    >;

/**
 * A finding about the expenses; `share` is a share of the income, amounts are monthly unless dated; `contracts` is what
 * insurance, utilities and subscriptions cost, which can be renegotiated; `yearly` is what the advice comes to in a year;
 * `above` and `below` are the distance from the mean or the third.
 */
export type SpendingFinding =
  | Of<"fixed-heavy", { share: number; monthly: Cents; contracts: Cents; yearly: Cents }>
  | Of<"housing-heavy", { share: number; monthly: Cents; third: Cents; above: Cents }>
  | Of<"credit-heavy", { share: number; monthly: Cents; yearly: Cents }>
  | Of<"subscriptions", { monthly: Cents; yearly: Cents }>
  | Of<
      "rising-category",
      {
        category: string;
        month: YearMonth;
        ongoing: boolean;
        amount: Cents;
        mean: Cents;
        above: Cents;
        part: number;
      }
    >
  | Of<
      "falling-category",
      {
        category: string;
        month: YearMonth;
        amount: Cents;
        mean: Cents;
        below: Cents;
        yearly: Cents;
        part: number;
      }
    >
  | Of<
      "outlier",
      {
        category: string;
        date: CivilDate;
        amount: Cents;
        usual: Cents;
        /** Its part of a month, until it comes again in a year, if a normal one leaves that much. */
        aside: Cents | null;
      }
    >
  | Of<"trim-category", { category: string; monthly: Cents; cut: Cents; yearly: Cents }>;

/** A finding about the sources of the income and how even it is. */
export type IncomeFinding =
  | Of<"irregular-income", { low: MonthAmount; high: MonthAmount; mean: Cents }>
  | Of<"concentrated-income", { source: string; share: number }>
  | Of<"single-income", { source: string; monthly: Cents }>;

type MonthAmount = { readonly month: YearMonth; readonly amount: Cents };

/** A goal's amount of the next month, or the month in which it starts. */
type Step = { readonly monthly: Cents; readonly startsIn: YearMonth | null };

/** A finding about the goals or the emergency reserve; `covered` counts whole months of expenses. */
export type GoalFinding =
  | Of<"fund-missing", { target: Cents; months: number }>
  | Of<"fund-short", { id: GoalId; goal: string; current: Cents; missing: Cents; covered: number }>
  | Of<"fund-solid", { id: GoalId; goal: string; covered: number }>
  | Of<
      "goal-out-of-reach",
      {
        id: GoalId;
        goal: string;
        deadline: CivilDate;
        /** At the end of the deadline's month. */
        missing: Cents;
        surplus: Cents;
        /** The number of months until then; zero if it ends with this month. */
        months: number;
        /** The number of goals before it, if it would be in time without them; else zero. */
        ahead: number;
        /** Whether what is missing can be put aside now. */
        isThere: boolean;
      }
    >
  | Of<
      "goal-overdue",
      { id: GoalId; goal: string; deadline: CivilDate; missing: Cents; months: number | null }
    >
  | Of<
      "goal-on-track",
      {
        id: GoalId;
        goal: string;
        deadline: CivilDate;
        /** The yearly incomes without which it would not be in time. */
        paidBy: readonly YearlyIncome[];
      } & Step
    >
  | Of<"goal-without-deadline", { id: GoalId; goal: string; missing: Cents; months: number } & Step>
  | Of<"first-goal", { surplus: Cents }>;

/** An observation about the user's figures that deserves advice; amounts in cents, shares from 0. */
export type Finding = (
  | RecordFinding
  | AheadFinding
  | BalanceFinding
  | SpendingFinding
  | IncomeFinding
  | GoalFinding
) & { readonly priority: Priority };

const CATEGORIES: Readonly<Record<Finding["type"], RecommendationCategory>> = {
  "record-income": "income",
  "record-expenses": "saving",
  "few-records": "saving",
  "vague-category": "saving",
  "below-zero": "saving",
  "below-zero-remedy": "saving",
  deficit: "saving",
  "counts-extra": "saving",
  "low-savings": "saving",
  "fair-savings": "saving",
  "strong-savings": "investment",
  "idle-surplus": "investment",
  "negative-streak": "saving",
  "spending-progress": "saving",
  "fixed-heavy": "saving",
  "housing-heavy": "saving",
  "credit-heavy": "saving",
  subscriptions: "saving",
  "rising-category": "saving",
  "falling-category": "saving",
  outlier: "saving",
  "trim-category": "saving",
  "irregular-income": "income",
  "concentrated-income": "income",
  "single-income": "income",
  "fund-missing": "goal",
  "fund-short": "goal",
  "fund-solid": "goal",
  "goal-out-of-reach": "goal",
  "goal-overdue": "goal",
  "goal-on-track": "goal",
  "goal-without-deadline": "goal",
  "first-goal": "goal",
};

/** The recommendation category of each use of a surplus. */
const USES: Readonly<Record<SurplusUse, RecommendationCategory>> = {
  credit: "saving",
  fund: "goal",
  goals: "goal",
  invest: "investment",
};

/** The recommendation category of a finding. */
export const categoryOf = (finding: Finding): RecommendationCategory =>
  finding.type === "strong-savings" ? USES[finding.use] : CATEGORIES[finding.type];

/** The subject of a finding; of two with the same subject only one is shown, so that none contradicts another. */
export const subjectOf = (finding: Finding): string =>
  "category" in finding
    ? `category ${finding.category}`
    : "id" in finding
      ? `goal ${finding.id}`
      : finding.type;
