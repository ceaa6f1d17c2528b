import { compareText } from "../shared/compare-text.ts";
import type { Goal } from "./goal.ts";

const AFTER_EVERY_DATE = "~";

/** Sorts by deadline, the nearest first; those without one come last. */
export const byDeadline = (a: Goal, b: Goal): number =>
  compareText(a.deadline ?? AFTER_EVERY_DATE, b.deadline ?? AFTER_EVERY_DATE);
