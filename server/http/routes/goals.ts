import { encodeGoal, goalListSchema } from "../../../src/contract/goals.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Api } from "../api.ts";
import { sessionOf } from "../session-of.ts";

export type GoalUseCases = {
  readonly listGoals: (owner: UserId) => Promise<readonly Goal[]>;
};

/** The savings goals of the user (§7, /objetivos). */
export function goalRoutes(api: Api, { listGoals }: GoalUseCases): void {
  api.get(
    paths.goals,
    {
      config: {
        access: "user",
        summary: "Listar os objetivos",
        answers: { 200: goalListSchema },
      },
    },
    async (request) => (await listGoals(sessionOf(request).user.id)).map(encodeGoal),
  );
}
