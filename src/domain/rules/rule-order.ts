import type { Places } from "../shared/places.ts";
import { RULES_MAX } from "./rule.ts";

/** The last place that a rule may have; several may share one, and the older one holds first. */
export const RULE_POSITION_MAX = 1_000_000;

/** So many rules as there may be find room there, and one more between two of them. */
const STEP = Math.floor(RULE_POSITION_MAX / (RULES_MAX + 1));

/** Where rules stand. */
export const RULE_PLACES: Places = { step: STEP, first: STEP, least: 0, most: RULE_POSITION_MAX };
