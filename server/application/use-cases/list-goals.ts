import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Goals } from "../ports/goals.ts";

type Ports = { readonly goals: Goals };

/** The savings goals of a user. */
export const listGoals =
  ({ goals }: Ports) =>
  (ledger: LedgerId): Promise<readonly Goal[]> =>
    goals.list(ledger);
