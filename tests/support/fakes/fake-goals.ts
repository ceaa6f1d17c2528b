import type { Goals } from "../../../src/application/ports/goals.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import { goalId, type GoalId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { openLine, over, reject } from "./line.ts";
import { onceEach } from "./once.ts";

/** Savings goals in memory, with some to begin with; `limit` is how many the plan allows, null for no limit. */
export function fakeGoals(
  begun: readonly Goal[] = [],
  line = openLine(),
  limit: number | null = null,
): Goals {
  const goals = new Map(begun.map((goal) => [goal.id, goal]));
  const removed = new Set<GoalId>();
  const once = onceEach<Goal>();
  let made = 0;

  const find = (id: GoalId) => {
    if (removed.has(id)) reject(404, serverProblems["record-removed"]);
    if (!goals.has(id)) reject(404, serverProblems["no-such-record"]);
  };

  return {
    list: () => over(line, () => [...goals.values()]),
    create: (draft, key) =>
      over(line, () =>
        once(key, draft, () => {
          if (limit !== null && goals.size >= limit) reject(403, serverProblems["goal-limit"]);
          const goal = { ...draft, id: goalId(`goal-${(made += 1)}`) };
          goals.set(goal.id, goal);
          return goal;
        }),
      ),
    update: (id, draft) =>
      over(line, () => {
        find(id);
        const goal = { ...draft, id };
        goals.set(id, goal);
        return goal;
      }),
    remove: (id) =>
      over(line, () => {
        find(id);
        goals.delete(id);
        removed.add(id);
      }),
  };
}
