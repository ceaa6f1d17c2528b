import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import type { Plan } from "../../src/domain/plans/plan.ts";
import type { Profile } from "../../src/domain/users/profile.ts";
import type { Bill } from "./bills.ts";
import type { DemoInstalments, DemoWeekly } from "./plans.ts";
import type { Habit } from "./habits.ts";

/** A goal of somebody made up; its amounts in cents, its deadline seen from the day on which the data end. */
export type DemoGoal = {
  readonly name: string;
  readonly total: number;
  readonly current: number;
  readonly deadline: ((today: CivilDate) => CivilDate) | null;
  readonly photo?: boolean;
};

/** Somebody made up: what they earn, pay, buy and save for. */
export type Household = {
  readonly username: string;
  readonly email: string;
  readonly plan: Plan;
  readonly profile: Profile;
  /** How many months the data cover, the current one included. */
  readonly months: number;
  readonly bills: readonly Bill[];
  readonly habits: readonly Habit[];
  readonly goals: readonly DemoGoal[];
  readonly instalments: readonly DemoInstalments[];
  readonly weekly: readonly DemoWeekly[];
  /** What the account holds, in cents. */
  readonly balance: number;
  /** The limit of each category in cents, the same in every month that has budgets. */
  readonly budgets: Readonly<Record<string, number>>;
};
