import type { Goal } from "../../domain/goals/goal.ts";

/** The user's savings goals (§7). Rejects with a Failure. */
export type Goals = { list(): Promise<readonly Goal[]> };
