import type { Budget } from "../budgets/budget.ts";
import type { MonthlyRefunds } from "../budgets/refunds.ts";
import type { Goal } from "../goals/goal.ts";
import type { MonthLives } from "../lived-months/month-life.ts";
import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { YearMonth } from "../shared/year-month.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import type { Profile } from "../users/profile.ts";

/** The sum of the records of a kind and category in a month, in cents, and their number. */
export type CategoryTotal = {
  readonly month: YearMonth;
  readonly kind: TransactionKind;
  readonly category: string;
  readonly amount: Cents;
  readonly count: number;
};

/** The sums of the records up to a day, and the days on which any was entered, each once. */
export type Activity = {
  readonly totals: readonly CategoryTotal[];
  readonly days: readonly CivilDate[];
  /** The lives of the months, which show which were lived. */
  readonly lives: MonthLives;
};

/** The facts that achievements depend on; nothing in `activity` is later than `today`. */
export type AchievementFacts = {
  readonly today: CivilDate;
  readonly activity: Activity;
  readonly budgets: readonly Budget[];
  /** The refunds of the months in which the expenses exceeded a budget. */
  readonly refundedIn: MonthlyRefunds;
  readonly goals: readonly Goal[];
  readonly profile: Profile | null;
};
