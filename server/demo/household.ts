import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import type { Plan } from "../../src/domain/plans/plan.ts";
import type { Profile } from "../../src/domain/users/profile.ts";
import type { Bill } from "./bills.ts";
import type { DemoInstalments, DemoWeekly } from "./plans.ts";
import type { Habit } from "./habits.ts";

/** A goal of a made-up person; amounts in cents, the deadline relative to the last day of the data. */
export type DemoGoal = {
  readonly name: string;
  readonly total: number;
  readonly current: number;
  readonly deadline: ((today: CivilDate) => CivilDate) | null;
  readonly photo?: boolean;
};

/** A made-up person's income, bills, habits and goals. */
export type Household = {
  readonly username: string;
  readonly email: string;
  readonly plan: Plan;
  readonly profile: Profile;
  /** The number of months with data, the current one included. */
  readonly months: number;
  readonly bills: readonly Bill[];
  readonly habits: readonly Habit[];
  readonly goals: readonly DemoGoal[];
  readonly instalments: readonly DemoInstalments[];
  readonly weekly: readonly DemoWeekly[];
  /** The account's balance, in cents. */
  readonly balance: number;
  /** The limit of each category in cents, the same in every month with budgets. */
  readonly budgets: Readonly<Record<string, number>>;
};
