import type { CivilDate } from "../shared/civil-date.ts";

/** Why a night's copy was not made: no room, a damaged database, none that answers, or anything else. */
export type CopyFailure = "full" | "damaged" | "unavailable" | "other";

/** The state of the nightly copies. */
export type CopiesOverview = {
  /** The newest whole copy, which was verified before it got its name. */
  readonly last: { readonly day: CivilDate; readonly madeAt: number } | null;
  /** The last attempt, if it failed after that copy. */
  readonly failed: { readonly at: number; readonly failure: CopyFailure } | null;
  /** The number of nights whose copies are kept. */
  readonly kept: number;
  /** Whether there is no copy of today or yesterday. */
  readonly isMissed: boolean;
};
