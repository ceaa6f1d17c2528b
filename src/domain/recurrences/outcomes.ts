import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { Recurrence } from "./recurrence.ts";
import { compareText } from "../shared/compare-text.ts";
import { isPlanned } from "./planned-days.ts";
import { reopened, settled } from "./settle.ts";

/** The outcome of a planned day; a day has one outcome, and a later one replaces it. */
export type Outcome =
  /** It is settled: recorded, skipped, or settled in an unknown way. */
  | { readonly day: CivilDate; readonly became: "recorded" | "skipped" | "settled" }
  /** It is due on another day, or has another amount, in cents. */
  | {
      readonly day: CivilDate;
      readonly became: "changed";
      readonly date: CivilDate;
      readonly amount: Cents;
    }
  /** The record that settled it is gone; it is open even if it is before `openFrom`. */
  | { readonly day: CivilDate; readonly became: "open" };

/** Combines a plan with the outcomes of its days; in the plan itself, only days before `openFrom` are settled. */
export function comeTo(plan: Recurrence, outcomes: readonly Outcome[]): Recurrence {
  const [over, open] = [outcomes.filter(isSettled), outcomes.filter((one) => !isSettled(one))];
  // The earliest one opens the plan; with it all others are opened at once, however many there are.
  const days = open.map(({ day }) => day).filter((day) => isPlanned(plan, day));
  const [earliest] = days.toSorted(compareText);
  const opened = earliest === undefined ? plan : reopened(plan, earliest);
  const exceptions = new Map(opened.exceptions.map((one) => [one.day, one]));
  for (const one of open) {
    const { day } = one;
    if (exceptions.get(day)?.state === "settled") exceptions.delete(day);
    if (one.became === "changed")
      exceptions.set(day, { day, state: "changed", date: one.date, amount: one.amount });
  }
  return settled(
    { ...opened, exceptions: [...exceptions.values()] },
    over.map(({ day }) => day),
  );
}

/** A changed day is still open. */
const isSettled = ({ became }: Outcome) => became !== "changed" && became !== "open";

/** The answered days among some, which can be reopened. */
export const settledOf = (
  recurrence: Recurrence,
  days: readonly CivilDate[],
): readonly CivilDate[] => days.filter((day) => !isSame(reopened(recurrence, day), recurrence));

/**
 * How a changed plan is stored: from when on it is open, which outcomes are dropped, and which are added; and the
 * resulting recurrence.
 */
export type Replanning = {
  readonly recurrence: Recurrence;
  readonly openedFrom: CivilDate;
  readonly dropped: readonly Outcome[];
  readonly added: readonly Outcome[];
};

/**
 * How to store a recurrence that replaces another one. If possible the earlier `openedFrom` is kept, so that a later
 * undo can open its days again.
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
