import fc, { type Arbitrary } from "fast-check";
import { describe, expect, it } from "vitest";
import { endedBefore, parted, replanned } from "../../../src/domain/recurrences/changes/change.ts";
import { dueUntil } from "../../../src/domain/recurrences/due.ts";
import {
  comeTo,
  replanning,
  settledOf,
  type Outcome,
} from "../../../src/domain/recurrences/outcomes.ts";
import { draftOf } from "../../../src/domain/recurrences/patch.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import {
  openedOn,
  reopened,
  settled,
  withChanged,
} from "../../../src/domain/recurrences/settle.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { recurrenceId } from "../../../src/domain/shared/ids.ts";
import { anyRecurrence } from "../../support/arbitraries/recurrence.ts";
import { planned } from "../../support/recurrences.ts";

const opens = (recurrence: Recurrence) => dueUntil(recurrence, "2199-12-31" as CivilDate, 14);

/** The days of a plan that something may become of. */
const daysOf = (plan: Recurrence): readonly CivilDate[] =>
  dueUntil({ ...plan, openFrom: plan.start }, "2199-12-31" as CivilDate, 12).map(({ day }) => day);

type Step = { readonly at: number; readonly became: Outcome["became"] };

const anySteps: Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    at: fc.nat(11),
    became: fc.constantFrom<Outcome["became"]>("recorded", "skipped", "changed", "open"),
  }),
  { maxLength: 14 },
);

/** What became of the days of a plan, by steps that each follow on what the plan had come to. */
function play(plan: Recurrence, steps: readonly Step[]) {
  const rows = new Map<CivilDate, Outcome>();
  let recurrence = plan;
  for (const { at, became } of steps) {
    const day = daysOf(plan)[at];
    const open = opens(recurrence).find((one) => one.day === day);
    if (day === undefined) continue;
    if (became === "open") {
      if (settledOf(recurrence, [day]).length === 0) continue;
      recurrence = reopened(recurrence, day);
      rows.set(day, { day, became });
    } else if (open === undefined) continue;
    else if (became === "changed") {
      const change = { date: open.date, amount: cents(1) };
      recurrence = withChanged(recurrence, open, change);
      rows.set(day, { day, became, ...change });
    } else {
      recurrence = settled(recurrence, [day]);
      rows.set(day, { day, became });
    }
  }
  return { recurrence, outcomes: [...rows.values()] };
}

/** A plan that was opened some movements after its first one. */
const anyOpened = fc
  .tuple(anyRecurrence, fc.nat(4))
  .map(([plan, passed]) => openedOn(plan, daysOf(plan)[passed] ?? plan.start));

describe("a plan and what became of its days", () => {
  it("come to what each step left, in whatever order the outcomes are read", () => {
    fc.assert(
      fc.property(anyOpened, anySteps, (plan, steps) => {
        const { recurrence, outcomes } = play(plan, steps);
        expect(opens(comeTo(plan, outcomes))).toEqual(opens(recurrence));
        expect(comeTo(plan, outcomes.toReversed())).toEqual(comeTo(plan, outcomes));
      }),
    );
  });

  it("come to the same if those before the first open day are not read", () => {
    fc.assert(
      fc.property(anyOpened, anySteps, (plan, steps) => {
        const { outcomes } = play(plan, steps);
        const whole = comeTo(plan, outcomes);
        const left = outcomes.filter(({ day }) => day >= whole.openFrom);
        const from = whole.openFrom > plan.openFrom ? whole.openFrom : plan.openFrom;
        expect(comeTo({ ...plan, openFrom: from }, left)).toEqual(whole);
      }),
    );
  });

  it("come to nothing settled without outcomes, and to what is told of the days that differ", () => {
    const rent = planned();
    const [january, february, march] = daysOf(rent) as [CivilDate, CivilDate, CivilDate];
    expect(comeTo(rent, [])).toEqual(rent);
    expect(
      comeTo(rent, [
        { day: january, became: "recorded" },
        { day: march, became: "skipped" },
        { day: february, became: "changed", date: february, amount: cents(7) },
      ]),
    ).toEqual({
      ...rent,
      openFrom: addDays(january, 1),
      exceptions: [
        { day: february, state: "changed", date: february, amount: 7 },
        { day: march, state: "settled" },
      ],
    });
  });
});

describe("a plan that is made anew", () => {
  const other = recurrenceId("01890000-0000-7000-8000-000000000002");
  /** What a person may do to a plan, by the day of one of its movements. */
  const anyChange = fc.constantFrom(
    (one: Recurrence) => ({ ...one, description: "Casa" }),
    (one: Recurrence, day: CivilDate) => replanned({ ...one, paused: true }, draftOf(one), day),
    (one: Recurrence, day: CivilDate) =>
      replanned(one, { ...draftOf(one), start: addDays(one.start, 1) }, day),
    (one: Recurrence, day: CivilDate) => {
      const from = opens(one).find((movement) => movement.day >= day);
      return from === undefined ? one : endedBefore(one, from);
    },
    (one: Recurrence) => {
      const [first] = opens(one);
      return first === undefined ? one : parted(one, first, draftOf(one), () => other).after;
    },
  );

  it("is kept so that it comes to what was meant, and as it was opened where nothing else was meant", () => {
    fc.assert(
      fc.property(anyOpened, anySteps, anyChange, fc.nat(11), (plan, steps, change, at) => {
        const { outcomes } = play(plan, steps);
        const before = comeTo(plan, outcomes);
        const next = change(before, daysOf(plan)[at] ?? plan.start);
        const kept = replanning(next, plan, outcomes);
        const { openedFrom, dropped, added } = kept;
        expect(opens(kept.recurrence)).toEqual(opens(next));
        const rows = new Map(outcomes.map((one) => [one.day, one]));
        for (const { day } of dropped) rows.delete(day);
        for (const one of added) rows.set(one.day, one);
        const opened = { ...next, openFrom: openedFrom, exceptions: [] };
        expect(comeTo(opened, [...rows.values()])).toEqual(kept.recurrence);
        if (next.description === "Casa")
          expect({ openedFrom, dropped, added }).toEqual({
            openedFrom: plan.openFrom,
            dropped: [],
            added: [],
          });
      }),
    );
  });
});
