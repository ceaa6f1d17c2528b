import type { GoalEntry } from "../../../src/domain/goals/goal-entry.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { GoalId, LedgerId } from "../../../src/domain/shared/ids.ts";

/** The addresses of photos that goals show, and those that only removed goals and earlier versions name. */
export type PhotoUrls = { readonly shown: ReadonlySet<string>; readonly past: ReadonlySet<string> };

/** The savings goals to read, in the order in which they were made; every call reaches only what is in one ledger. */
export type Goals = {
  readonly list: (ledger: LedgerId) => Promise<readonly Goal[]>;
  /** The entries of a goal, by day, the newest first; null if it is not there, or removed. */
  readonly entriesOf: (ledger: LedgerId, goal: GoalId) => Promise<readonly GoalEntry[] | null>;
  /** The same for every goal that has any. */
  readonly allEntries: (ledger: LedgerId) => Promise<ReadonlyMap<GoalId, readonly GoalEntry[]>>;
  readonly photoUrls: (ledger: LedgerId) => Promise<PhotoUrls>;
};
