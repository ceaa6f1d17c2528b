import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";

/** The savings goals, in the order in which they were made. */
export type Goals = { readonly list: (owner: UserId) => Promise<readonly Goal[]> };
