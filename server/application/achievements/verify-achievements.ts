import { ACHIEVEMENT_POINTS } from "../../../src/domain/achievements/achievement.ts";
import { exceededMonths } from "../../../src/domain/achievements/measures.ts";
import { earnedBy } from "../../../src/domain/achievements/earned.ts";
import type { AchievementFacts } from "../../../src/domain/achievements/facts.ts";
import type { NewAchievement } from "../../../src/domain/achievements/status.ts";
import { readRefunds } from "../budgets/read-refunds.ts";
import type { AchievementWords } from "./achievements.ts";
import type { Calendar, Clock } from "../clock.ts";
import type { Member } from "../ledger/ledgers.ts";
import type { Stores, UserWork } from "../stores.ts";

type Facts = Pick<Stores, "budgets" | "goals" | "ledgers" | "profiles" | "transactions"> & {
  readonly calendar: Calendar;
};

type Ports = Facts &
  Pick<AchievementWords, "wordAchievement"> & {
    readonly userWork: UserWork;
    readonly clock: Clock;
  };

/**
 * Grants a user what was earned since the last verification; of several simultaneous calls only one grants it. The
 * result is computed before the lock, which is therefore held only briefly.
 */
export const verifyAchievements =
  (ports: Ports) =>
  async (member: Member): Promise<readonly NewAchievement[]> => {
    const { userWork, clock, wordAchievement } = ports;
    const earned = earnedBy(await factsAbout(ports, member));
    return userWork(member.user, async ({ achievements }) => {
      const had = new Set((await achievements.list(member.user)).map(({ id }) => id));
      const won = earned.filter((id) => !had.has(id));
      await achievements.add(member.user, won, clock.now());
      return won.map((id) => ({ ...wordAchievement(id), points: ACHIEVEMENT_POINTS[id] }));
    });
  };

async function factsAbout(stores: Facts, { user, ledger }: Member): Promise<AchievementFacts> {
  const { budgets, goals, profiles, transactions, calendar } = stores;
  const today = calendar.today();
  const spending = {
    today,
    activity: await transactions.activityUntil(ledger, today),
    budgets: await budgets.list(ledger),
  };
  return {
    ...spending,
    refundedIn: await readRefunds(stores, ledger, exceededMonths(spending)),
    goals: await goals.list(ledger),
    profile: await profiles.of(user),
  };
}
