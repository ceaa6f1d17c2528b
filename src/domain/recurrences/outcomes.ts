import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { Recurrence } from "./recurrence.ts";
import { reopened, settled, withChanged } from "./settle.ts";

/** What became of one planned day, which is said once of each day of a plan: what is said later takes its place. */
export type Outcome =
  /** It is settled: recorded, left out, or by something that was not kept. */
  | { readonly day: CivilDate; readonly became: "recorded" | "skipped" | "settled" }
  /** It is due on another day, or comes to something else, in cents. */
  | {
      readonly day: CivilDate;
      readonly became: "changed";
      readonly date: CivilDate;
      readonly amount: Cents;
    }
  /** What had settled it is gone; it is open even where the plan was opened later. */
  | { readonly day: CivilDate; readonly became: "open" };

/** The recurrence that a plan and what became of its days come to; of the plan nothing is settled but what is before `openFrom`. */
export function comeTo(plan: Recurrence, outcomes: readonly Outcome[]): Recurrence {
  const opened = outcomes
    .filter((one) => !isSettled(one))
    .reduce((recurrence, { day }) => reopened(recurrence, day), plan);
  const changed = outcomes.reduce(
    (recurrence, one) =>
      one.became === "changed" ? withChanged(recurrence, one, one) : recurrence,
    opened,
  );
  return settled(
    changed,
    outcomes.filter(isSettled).map(({ day }) => day),
  );
}

/** What was changed is open as well. */
const isSettled = ({ became }: Outcome) => became !== "changed" && became !== "open";

/** Those of some days that are planned and settled, so that they can be opened again. */
export const settledOf = (
  recurrence: Recurrence,
  days: readonly CivilDate[],
): readonly CivilDate[] => days.filter((day) => !isSame(reopened(recurrence, day), recurrence));

/**
 * How a plan is kept that is made anew: from when on it is open, which outcomes no longer count, and which count besides;
 * and what it comes to.
 */
export type Replanning = {
  readonly recurrence: Recurrence;
  readonly openedFrom: CivilDate;
  readonly dropped: readonly Outcome[];
  readonly added: readonly Outcome[];
};

/**
 * How a recurrence that takes the place of another one is kept, so that it comes to what it is. As long as that is so with
 * the day from which the plan was opened before, what is undone later opens its days again.
 */
export function replanning(
  wanted: Recurrence,
  openedFrom: CivilDate,
  outcomes: readonly Outcome[],
): Replanning {
  const next = settled(wanted, []);
  const kept = new Set(next.exceptions.map(({ day }) => day));
  const isOver = ({ day, became }: Outcome) =>
    became !== "open" && (became === "changed" || day >= next.openFrom) && !kept.has(day);
  const [dropped, left] = [outcomes.filter(isOver), outcomes.filter((one) => !isOver(one))];
  if (isSame(comeTo({ ...next, openFrom: openedFrom, exceptions: [] }, left), next))
    return { recurrence: next, openedFrom, dropped, added: [] };
  const said = new Set(left.map(({ day, became }) => (became === "open" ? null : day)));
  return {
    recurrence: next,
    openedFrom: next.openFrom,
    dropped: [...dropped, ...left.filter(({ became }) => became === "open")].filter(
      ({ day }) => !kept.has(day),
    ),
    added: next.exceptions.flatMap(({ day }) =>
      said.has(day) ? [] : [{ day, became: "settled" } as const],
    ),
  };
}

const isSame = (one: Recurrence, other: Recurrence): boolean =>
  one.openFrom === other.openFrom &&
  JSON.stringify(one.exceptions) === JSON.stringify(other.exceptions);
