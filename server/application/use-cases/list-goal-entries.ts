import type { GoalEntry } from "../../../src/domain/goals/goal-entry.ts";
import type { GoalId, LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Goals } from "../ports/goals.ts";

type Ports = { readonly goals: Goals };

/** The entries of a goal, by day, the newest first; null if there is no such goal. */
export const listGoalEntries =
  ({ goals }: Ports) =>
  (ledger: LedgerId, id: GoalId): Promise<readonly GoalEntry[] | null> =>
    goals.entriesOf(ledger, id);
