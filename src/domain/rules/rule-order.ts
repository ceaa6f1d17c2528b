import type { Places } from "../shared/positions.ts";
import { RULES_MAX } from "./rule.ts";

/** The largest position of a rule; several may share one, and the older rule then comes first. */
export const RULE_POSITION_MAX = 1_000_000;

/** The distance of positions: leaves room for the most rules there may be, and for one between any two. */
const STEP = Math.floor(RULE_POSITION_MAX / (RULES_MAX + 1));

/** The positions of rules. */
export const RULE_PLACES: Places = { step: STEP, first: STEP, least: 0, most: RULE_POSITION_MAX };
