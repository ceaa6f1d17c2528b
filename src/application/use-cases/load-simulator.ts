import type { Goal } from "../../domain/goals/goal.ts";
import type { Categories } from "../ports/categories.ts";
import type { Goals } from "../ports/goals.ts";

/** What a simulation can be about (§2, Simulador). */
export type SimulatorChoices = {
  readonly categories: readonly string[];
  readonly goals: readonly Goal[];
};

/** Loads the categories and the goals to choose from together. Rejects with a Failure. */
export const loadSimulator =
  (categories: Categories, goals: Goals) => async (): Promise<SimulatorChoices> => {
    const [names, all] = await Promise.all([categories.list("expense"), goals.list()]);
    return { categories: names, goals: all };
  };
