import fc from "fast-check";
import { expect, it } from "vitest";
import { reachOfAnswers } from "../../../src/domain/recurrences/answered-day.ts";
import { parted, replanned } from "../../../src/domain/recurrences/change.ts";
import { dueUntil } from "../../../src/domain/recurrences/due.ts";
import {
  comeTo,
  continued,
  replanning,
  type Outcome,
} from "../../../src/domain/recurrences/outcomes.ts";
import { draftOf, patched } from "../../../src/domain/recurrences/patch.ts";
import { endless, plannedDays } from "../../../src/domain/recurrences/planned-days.ts";
import type { Occurrence, Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { begun } from "../../../src/domain/recurrences/settle.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { daysBetween } from "../../../src/domain/shared/days-between.ts";
import { recurrenceId } from "../../../src/domain/shared/ids.ts";
import {
  anyPlanLife,
  type PlanChange,
  type PlanStep,
} from "../../support/arbitraries/plan-life.ts";
import { planned } from "../../support/recurrences.ts";
import { runs } from "../../support/runs.ts";

const FIRST = "2031-01-15" as CivilDate;

/** A plan as it is stored. */
type Stored = { readonly plan: Recurrence; readonly outcomes: readonly Outcome[] };

const wholeOf = ({ plan, outcomes }: Stored) => comeTo(plan, outcomes);

/** The next movements of a plan, as if it were not paused. */
const opens = (one: Recurrence, most = 40): readonly Occurrence[] =>
  dueUntil({ ...one, paused: false }, "2199-12-31" as CivilDate, most);

function storedAs(before: Stored, next: Recurrence): Stored {
  const { openedFrom, dropped, added } = replanning(next, before.plan, before.outcomes);
  const rows = new Map(before.outcomes.map((one) => [one.day, one]));
  for (const { day } of dropped) rows.delete(day);
  for (const one of added) rows.set(one.day, one);
  return { plan: { ...next, openFrom: openedFrom, exceptions: [] }, outcomes: [...rows.values()] };
}

function answered({ plan, outcomes }: Stored, outcome: Outcome): Stored {
  const others = outcomes.filter(({ day }) => day !== outcome.day);
  return { plan, outcomes: [...others, { ...outcome, ...reachOfAnswers(plan) }] };
}

const patchOf = (plan: Recurrence, { later, price, lasts, ...patch }: PlanChange) => ({
  ...patch,
  ...(later !== undefined && { start: addDays(plan.start, later) }),
  ...(price !== undefined && { cost: { of: "each", amount: cents(price * 1000) } as const }),
  ...(lasts !== undefined && { end: lasts < 0 ? null : addDays(plan.start, lasts) }),
});

/** A change as a server takes it; null if it refuses it. */
function wanted(plan: Recurrence, change: PlanChange) {
  const draft = patched(plan, patchOf(plan, change));
  if (draft.dayOfMonth !== undefined && (draft.unit === "day" || draft.unit === "week"))
    return null;
  return draft.end !== null && draft.end < draft.start ? null : draft;
}

/** A day of a plan that was answered, or was given an amount of its own. */
type Given = { readonly day: CivilDate; readonly of: Recurrence; readonly amount: number | null };

/** The same under another plan, whose days are looked at one by one; none if its period is gone. */
function givenUnder(plan: Recurrence, given: Given): readonly Given[] {
  const { day, of } = given;
  const days: CivilDate[] = [];
  for (const one of plannedDays(endless(plan, addDays(day, -400)), 0)) {
    if (one.day > addDays(day, 400)) break;
    days.push(one.day);
  }
  const away = (one: CivilDate) => Math.abs(daysBetween(day, one));
  const isByMonth = [of, plan].every(({ unit }) => unit === "month" || unit === "year");
  const half = Math.min(halfOf(of), halfOf(plan));
  const [own] = days
    .filter((one) => (isByMonth ? one.slice(0, 7) === day.slice(0, 7) : away(one) <= half))
    .toSorted((one, other) => away(one) - away(other) || (one < other ? 1 : -1));
  if (own === undefined) return [];
  const isThere = opens({ ...plan, openFrom: plan.start, exceptions: [] }, 600);
  // A plan that begins later or ended before keeps it for another change.
  return isThere.some((one) => one.day === own) ? [{ ...given, day: own, of: plan }] : [given];
}

const UNIT_DAYS = { day: 1, week: 7, month: 28, year: 336 } as const;

const halfOf = ({ unit, every }: Recurrence) => Math.floor((UNIT_DAYS[unit] * every) / 2);

/** A life as it is lived, and the days of the plan that have to stay answered, or keep an amount of their own. */
function live(
  steps: readonly PlanStep[],
  look: (one: Recurrence, given: readonly Given[]) => void,
): void {
  let today = FIRST;
  let stored: Stored = {
    plan: begun(draftOf(planned({ start: FIRST })), recurrenceId("first"), today, "today"),
    outcomes: [],
  };
  let given: readonly Given[] = [];
  let own = 1;
  for (const step of steps) {
    const before = wholeOf(stored);
    const next = opens(before, 8);
    if (step.type === "wait") today = addDays(today, step.days);
    else if (step.type === "settle" || step.type === "amount") {
      const one = next[step.at];
      if (one === undefined || before.paused) continue;
      const amount = step.type === "settle" ? null : cents(own);
      own += 1;
      const others = given.filter(({ day, of }) => day !== one.day || of !== stored.plan);
      given = [...others, { day: one.day, of: stored.plan, amount }];
      stored = answered(
        stored,
        amount === null
          ? { day: one.day, became: "skipped" }
          : { day: one.day, became: "changed", date: one.date, amount },
      );
    } else {
      const draft = wanted(before, step.patch);
      const from = step.type === "part" ? next[step.at] : undefined;
      if (draft === null || (step.type === "part" && from === undefined)) continue;
      const after =
        from === undefined
          ? replanned(before, draft, today)
          : parted(before, from, draft, () => recurrenceId(`${before.id}+`)).after;
      stored =
        after.id === before.id
          ? storedAs(stored, after)
          : {
              plan: { ...after, exceptions: [] },
              outcomes: continued(after, from?.day ?? today, stored.plan, stored.outcomes),
            };
      const isNew = step.patch.price !== undefined;
      given = given
        .filter(({ day }) => from === undefined || day > from.day || (day === from.day && !isNew))
        .flatMap((one) => givenUnder(stored.plan, one));
    }
    look(wholeOf(stored), given);
  }
}

it("a plan's answered days stay answered, and changed ones changed, through any changes of it", () => {
  fc.assert(
    fc.property(anyPlanLife, (steps) => {
      live(steps, (one, given) => {
        const settled = new Set(given.flatMap(({ day, amount }) => (amount === null ? [day] : [])));
        const amounts = Map.groupBy(given, ({ day }) => day);
        for (const open of opens(one)) {
          expect(settled).not.toContain(open.day);
          const own = amounts.get(open.day)?.map(({ amount }) => amount);
          if (own !== undefined) expect(own).toContain(open.amount);
        }
      });
    }),
    { numRuns: runs(1000) },
  );
});
