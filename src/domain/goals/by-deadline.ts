import { compareText } from "../shared/compare-text.ts";
import type { Goal } from "./goal.ts";

const AFTER_EVERY_DATE = "~";

/** Puts the nearest deadline first, and what has none last. */
export const byDeadline = (a: Goal, b: Goal): number =>
  compareText(a.deadline ?? AFTER_EVERY_DATE, b.deadline ?? AFTER_EVERY_DATE);
