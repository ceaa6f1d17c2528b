import { addDays } from "../shared/add-days.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { compareText } from "../shared/compare-text.ts";
import { answeredDay, reachOfAnswers } from "./answered-day.ts";
import { indexFrom, plannedDays, type DayPlan } from "./planned-days.ts";
import type { Recurrence } from "./recurrence.ts";

/** A plan, and the planned days of its first and its last movement; null for one without end. */
type Lasting = {
  readonly plan: Recurrence;
  readonly first: CivilDate;
  readonly last: CivilDate | null;
};

/**
 * Plans in groups of those that follow each other, the earliest first. Such a plan takes the place of one that ends: of the
 * same kind, it has its words and category, or one of them and goes on in its next period. Instalments follow nothing.
 */
export function successions(plans: readonly Recurrence[]): readonly (readonly Recurrence[])[] {
  const lasting = plans
    .flatMap(lastingOf)
    .toSorted((one, other) => compareText(one.first, other.first));
  const groups: Lasting[][] = [];
  for (const one of lasting) {
    const own = groups
      .filter((group) => isFollowedBy(group.at(-1), one))
      .toSorted((left, right) => compareText(right.at(-1)?.last ?? "", left.at(-1)?.last ?? ""));
    if (own[0] === undefined) groups.push([one]);
    else own[0].push(one);
  }
  return groups.map((group) => group.map(({ plan }) => plan));
}

function lastingOf(plan: Recurrence): readonly Lasting[] {
  const [first] = plannedDays(plan, 0);
  return first === undefined ? [] : [{ plan, first: first.day, last: lastOf(plan) }];
}

function lastOf(plan: DayPlan): CivilDate | null {
  if (plan.end === null && plan.times === null) return null;
  const ended = plan.end === null ? Infinity : indexFrom(plan, addDays(plan.end, 1));
  const [last] = plannedDays(plan, Math.min(ended, plan.times ?? Infinity) - 1);
  return last?.day ?? null;
}

function isFollowedBy(one: Lasting | undefined, other: Lasting): boolean {
  if (one === undefined || one.last === null || one.last >= other.first) return false;
  const [was, is] = [one.plan, other.plan];
  if (was.kind !== is.kind || was.cost.of !== "each" || is.cost.of !== "each") return false;
  const isSameCategory = was.category === is.category;
  const isSameText = was.description === is.description;
  if (isSameCategory && isSameText) return true;
  return (isSameCategory || (isSameText && is.description !== null)) && isNextPeriod(one, other);
}

/** Whether a plan begins with the period after the last one of another. */
function isNextPeriod({ plan, last }: Lasting, { first }: Lasting): boolean {
  const always = { ...plan, end: null, times: null };
  const [next] = plannedDays(always, indexFrom(always, addDays(last ?? first, 1)));
  const own = answeredDay(always, { day: first, ...reachOfAnswers(plan) });
  return next !== undefined && own === next.day;
}
