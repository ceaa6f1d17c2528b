import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Goals } from "../ports/goals.ts";

type Ports = { readonly goals: Goals };

/** The savings goals of a user (§2, Dashboard). */
export const listGoals =
  ({ goals }: Ports) =>
  (owner: UserId): Promise<readonly Goal[]> =>
    goals.list(owner);
