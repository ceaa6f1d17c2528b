import { addDays } from "../../shared/add-days.ts";
import type { CivilDate } from "../../shared/civil-date.ts";
import { compareText } from "../../shared/compare-text.ts";
import { daysFrom, dueDay, indexFrom } from "../planned-days.ts";
import type { OccurrenceException, Recurrence } from "../recurrence.ts";

type Changed = Extract<OccurrenceException, { readonly state: "changed" }>;

/**
 * A changed movement on its new day: what was not changed of it follows the plan, what was stays, if need be as near as
 * its new neighbours let it.
 */
export function moved(
  before: Recurrence,
  plan: Recurrence,
  { day: old, date, amount }: Changed,
  day: CivilDate,
  reached: CivilDate | null,
): Changed {
  const [was, is] = [before.cost, plan.cost];
  const isUsual = was.of === "each" && is.of === "each" && amount === was.amount;
  const on = (due: CivilDate): Changed => ({
    day,
    state: "changed",
    date: due,
    amount: isUsual ? is.amount : amount,
  });
  return on(date === dueDay(before, old) ? dueDay(plan, day) : nearestTo(plan, day, date, reached));
}

/** The day nearest to a wanted one on which a movement can be due between its neighbours; its own if there is none. */
export function nearestTo(
  plan: Recurrence,
  day: CivilDate,
  wanted: CivilDate,
  reached: CivilDate | null,
): CivilDate {
  const { after, until } = neighboursOf(plan, day, reached);
  const earliest = after === undefined ? wanted : addDays(after, 1);
  const latest = until === undefined ? wanted : addDays(until, -1);
  if (after !== undefined && until !== undefined && earliest > latest) return dueDay(plan, day);
  return wanted < earliest ? earliest : wanted > latest ? latest : wanted;
}

/** The days strictly between which a movement can be moved: those of its neighbours, planned and due. */
function neighboursOf(plan: Recurrence, day: CivilDate, reached: CivilDate | null) {
  const index = indexFrom(plan, day);
  const previous = index === 0 ? [] : daysFrom(plan, day, index - 1).slice(0, 1);
  const next = daysFrom(plan, day).slice(1);
  const withDue = (days: readonly CivilDate[]) => days.flatMap((one) => [one, dueDay(plan, one)]);
  const passed = [...withDue(previous), ...(reached === null ? [] : [reached])];
  return {
    after: passed.toSorted(compareText).at(-1),
    until: withDue(next).toSorted(compareText).at(0),
  };
}
