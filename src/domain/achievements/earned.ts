import { ACHIEVEMENTS, type AchievementId } from "./achievement.ts";
import type { AchievementFacts } from "./facts.ts";
import { measure, type Measures } from "./measures.ts";

const entries = ({ incomes, expenses }: Measures) => incomes + expenses;

/** The condition of each achievement. */
const RULES: Readonly<Record<AchievementId, (measures: Measures) => boolean>> = {
  "first-income": ({ incomes }) => incomes >= 1,
  "first-expense": ({ expenses }) => expenses >= 1,
  "ten-entries": (measures) => entries(measures) >= 10,
  "hundred-entries": (measures) => entries(measures) >= 100,
  "thousand-entries": (measures) => entries(measures) >= 1000,
  "first-goal": ({ goals }) => goals >= 1,
  "goal-reached": ({ goalsReached }) => goalsReached >= 1,
  "three-goals-reached": ({ goalsReached }) => goalsReached >= 3,
  "first-budget": ({ budgets }) => budgets >= 1,
  "budgets-kept": ({ keptRun }) => keptRun >= 1,
  "budgets-kept-three": ({ keptRun }) => keptRun >= 3,
  "positive-month": ({ positiveRun }) => positiveRun >= 1,
  "positive-three": ({ positiveRun }) => positiveRun >= 3,
  "positive-six": ({ positiveRun }) => positiveRun >= 6,
  "positive-twelve": ({ positiveRun }) => positiveRun >= 12,
  "saved-ten": ({ hasSaved }) => hasSaved(10),
  "saved-twenty": ({ hasSaved }) => hasSaved(20),
  "saved-thirty": ({ hasSaved }) => hasSaved(30),
  "seven-days": ({ dayRun }) => dayRun >= 7,
  "thirty-days": ({ dayRun }) => dayRun >= 30,
  "profile-complete": ({ isProfileComplete }) => isProfileComplete,
};

/** The achievements earned by today's facts, in the order in which they are shown; earlier ones are ignored. */
export function earnedBy(facts: AchievementFacts): readonly AchievementId[] {
  const measures = measure(facts);
  return ACHIEVEMENTS.filter((id) => RULES[id](measures));
}
