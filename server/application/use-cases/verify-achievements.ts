import { ACHIEVEMENT_POINTS } from "../../../src/domain/achievements/achievement.ts";
import { earnedBy } from "../../../src/domain/achievements/earned.ts";
import type { AchievementFacts } from "../../../src/domain/achievements/facts.ts";
import type { NewAchievement } from "../../../src/domain/achievements/status.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { AchievementWords } from "../ports/achievement-words.ts";
import type { Calendar } from "../ports/calendar.ts";
import type { Clock } from "../ports/clock.ts";
import type { Stores, UnitOfWork } from "../ports/stores.ts";

type Facts = Pick<Stores, "budgets" | "goals" | "profiles" | "transactions"> & {
  readonly calendar: Calendar;
};

type Ports = Facts &
  Pick<AchievementWords, "wordAchievement"> & {
    readonly unitOfWork: UnitOfWork;
    readonly clock: Clock;
  };

/**
 * Gives a user what was earned since the last verification; of several at the same time only one gives it
 * (§4, gamification). What is earned is found out before the lock, so that it is held for a moment only.
 */
export const verifyAchievements =
  (ports: Ports) =>
  async (owner: UserId): Promise<readonly NewAchievement[]> => {
    const { unitOfWork, clock, wordAchievement } = ports;
    const earned = earnedBy(await factsAbout(ports, owner));
    return unitOfWork(owner, async ({ achievements }) => {
      const had = new Set((await achievements.list(owner)).map(({ id }) => id));
      const won = earned.filter((id) => !had.has(id));
      await achievements.add(owner, won, clock.now());
      return won.map((id) => ({ ...wordAchievement(id), points: ACHIEVEMENT_POINTS[id] }));
    });
  };

async function factsAbout(
  { budgets, goals, profiles, transactions, calendar }: Facts,
  owner: UserId,
): Promise<AchievementFacts> {
  const today = calendar.today();
  return {
    today,
    activity: await transactions.activityUntil(owner, today),
    budgets: await budgets.list(owner),
    goals: await goals.list(owner),
    profile: await profiles.of(owner),
  };
}
