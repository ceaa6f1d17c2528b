import { daysOfPeriod } from "../reports/report-period.ts";
import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { GoalId } from "../shared/ids.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import type { RecommendationPeriod } from "./recommendation-period.ts";

/** Records to show: of both kinds and all categories unless named, both days inclusive. */
export type Look = {
  readonly type: "look";
  readonly kind: TransactionKind | null;
  readonly category: string | null;
  readonly from: CivilDate;
  readonly to: CivilDate;
};

/**
 * An act for a recommendation, done with one press (ato on the wire); amounts in cents. A limit is for a month of a
 * category; a goal is created, changed, or given an amount.
 */
export type Act =
  | Look
  | { readonly type: "limit"; readonly category: string; readonly limit: Cents }
  | { readonly type: "new-goal"; readonly isFund: boolean; readonly total: Cents | null }
  | { readonly type: "put-aside"; readonly goal: GoalId; readonly amount: Cents }
  | { readonly type: "change-goal"; readonly goal: GoalId }
  | { readonly type: "record"; readonly kind: TransactionKind }
  | { readonly type: "simulate" };

/** Builds the act that shows the records of the period. */
export const lookAt = (
  kind: Look["kind"],
  category: string | null,
  { period, today }: { readonly period: RecommendationPeriod; readonly today: CivilDate },
): Look => ({ type: "look", kind, category, ...daysOfPeriod(`${period}`, today) });
