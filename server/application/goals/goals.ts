import type { GoalEntry } from "../../../src/domain/goals/goal-entry.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { GoalId, LedgerId } from "../../../src/domain/shared/ids.ts";

/** The addresses of photos shown by goals, and of those named only by removed goals and earlier versions. */
export type PhotoUrls = { readonly shown: ReadonlySet<string>; readonly past: ReadonlySet<string> };

/** Reads the savings goals, in order of creation; every call reaches one ledger only. */
export type Goals = {
  readonly list: (ledger: LedgerId) => Promise<readonly Goal[]>;
  /** The entries of a goal, newest day first; null if the goal does not exist or is removed. */
  readonly entriesOf: (ledger: LedgerId, goal: GoalId) => Promise<readonly GoalEntry[] | null>;
  /** The same for every goal with entries. */
  readonly allEntries: (ledger: LedgerId) => Promise<ReadonlyMap<GoalId, readonly GoalEntry[]>>;
  readonly photoUrls: (ledger: LedgerId) => Promise<PhotoUrls>;
};
