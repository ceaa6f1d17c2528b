import type { Simulations } from "../../../src/application/simulation/simulations.ts";
import { startSimulator } from "../../../src/composition/features/simulator.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { NormalFigures } from "../../../src/domain/normal-month/normal-figures.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { SimulatorScreen } from "../../../src/ui/screens/simulator/SimulatorScreen.tsx";
import { startSignedInPage } from "./page-actors.ts";
import { renderScreen } from "./render-screen.tsx";
import { startTestActors } from "./test-actors.ts";
import { fakeDrafts } from "../../support/fakes/fake-drafts.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { userWith } from "../../support/users.ts";

/** A goal that 1000 € are missing to. */
export const HOLIDAY: Goal = {
  id: goalId("goal-1"),
  name: "Férias",
  total: cents(150_000),
  current: cents(50_000),
  deadline: null,
  photoUrl: null,
};

/** Shows a premium user the simulator over a port that a test chooses. */
export async function showSimulator(
  run: Simulations["run"],
  goals: readonly Goal[] = [HOLIDAY],
  normal: NormalFigures | null = null,
) {
  const page = await startSignedInPage({ user: userWith({ plan: "premium" }) });
  const { actors } = startSimulator({
    simulations: { run },
    clock: fakeClock("2026-11-20"),
    drafts: fakeDrafts(),
  });
  const choices = { categories: CATEGORIES.expense, goals, normal };
  renderScreen(<SimulatorScreen content={{ choices, actors }} />, {
    page,
    actors: startTestActors(page),
  });
  return actors;
}
