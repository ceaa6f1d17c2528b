import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";

/** The addresses of photos that goals show, and those that only removed goals and earlier versions name. */
export type PhotoUrls = { readonly shown: ReadonlySet<string>; readonly past: ReadonlySet<string> };

/** The savings goals to read, in the order in which they were made; every call reaches only what is in one ledger. */
export type Goals = {
  readonly list: (ledger: LedgerId) => Promise<readonly Goal[]>;
  readonly photoUrls: (ledger: LedgerId) => Promise<PhotoUrls>;
};
