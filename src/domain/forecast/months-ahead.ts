import { ZERO } from "../shared/cents.ts";
import { finish } from "../shared/slices.ts";
import { learn, type LearntFrom } from "./learn.ts";
import { lookAhead, type ForecastMonth } from "./look-ahead.ts";

/**
 * The projection of the current month and those after it, as in the forecast, but independent of the balances; null
 * below 3 full months.
 */
export function monthsAhead(facts: LearntFrom, count: number): readonly ForecastMonth[] | null {
  const { today, records } = facts;
  const ahead = records.filter(({ date }) => date > today);
  const { expected, usual } = finish(learn(facts, ahead));
  return usual === null
    ? null
    : lookAhead({ opening: ZERO, expected, usual, saving: null }, today, count).months;
}
