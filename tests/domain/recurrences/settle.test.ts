import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endedBefore, parted, replanned } from "../../../src/domain/recurrences/changes/change.ts";
import { dueUntil, nextActionDay, nextOf } from "../../../src/domain/recurrences/due.ts";
import { occurrenceOn, occurrencesBetween } from "../../../src/domain/recurrences/occurrences.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import {
  begun,
  mayMoveTo,
  openedOn,
  reopened,
  settled,
  withChanged,
} from "../../../src/domain/recurrences/settle.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { recurrenceId } from "../../../src/domain/shared/ids.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyRecurrence, anyRecurrenceDraft } from "../../support/arbitraries/recurrence.ts";
import { planned } from "../../support/recurrences.ts";

const day = (text: string) => text as CivilDate;
const first = (recurrence: Recurrence, count: number) =>
  dueUntil(recurrence, day("2199-12-31"), count);
const other = recurrenceId("01890000-0000-7000-8000-000000000002");

describe("a recurrence", () => {
  it("has the same open movements less those that were settled, in whatever order they were", () => {
    const chosen = fc.uniqueArray(fc.nat(7), { maxLength: 8 });
    fc.assert(
      fc.property(anyRecurrence, chosen, (recurrence, indexes) => {
        const before = first(recurrence, 12);
        const gone = indexes.flatMap((index) => before[index] ?? []);
        const after = gone.reduce((left, one) => settled(left, [one.day]), recurrence);
        const left = before.filter((one) => !gone.includes(one));
        expect(first(after, left.length)).toEqual(left);
        expect(after.exceptions.length).toBeLessThanOrEqual(gone.length);
      }),
    );
  });

  it("has one movement open again once that is, and all others as they were", () => {
    const chosen = fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(anyRecurrence, chosen, fc.nat(7), (recurrence, indexes, index) => {
        const before = first(recurrence, 10);
        const [dear, kept] = [before[7], before[index]];
        const changed =
          dear === undefined
            ? recurrence
            : withChanged(recurrence, dear, { date: dear.date, amount: cents(1) });
        const gone = indexes.flatMap((at) => before[at] ?? []);
        fc.pre(kept !== undefined);
        const after = reopened(
          gone.reduce((left, one) => settled(left, [one.day]), changed),
          kept.day,
        );
        const isOpen = ({ day: own }: { readonly day: CivilDate }) =>
          own === kept.day || gone.every((one) => one.day !== own);
        const left = first(changed, 10).filter(isOpen);
        expect(first(after, left.length)).toEqual(left);
      }),
    );
  });

  it("is as it was where what is opened again is not planned", () => {
    const paid = settled(planned(), [day("2031-01-01")]);
    expect(reopened(paid, day("2031-01-02"))).toBe(paid);
  });

  it("has one movement that was changed twice as it was changed last, in the order of the days", () => {
    const rent = planned();
    const change = (one: Recurrence, text: string, amount: number) => {
      const movement = occurrenceOn(rent, day(text));
      if (movement === null) throw new Error("planned");
      return withChanged(one, movement, { date: day(text), amount: cents(amount) });
    };
    const late = change(change(rent, "2031-03-01", 1), "2031-02-01", 2);
    expect(late.exceptions.map((one) => one.day)).toEqual(["2031-02-01", "2031-03-01"]);
    const twice = change(late, "2031-02-01", 3);
    expect(twice.exceptions).toHaveLength(2);
    expect(first(twice, 3).map(({ amount }) => amount)).toEqual([650_00, 3, 1]);
    const [early] = settled(settled(rent, [day("2031-04-01")]), [day("2031-03-01")]).exceptions;
    expect(early?.day).toBe("2031-03-01");
  });

  it("needs no memory of what was settled in order", () => {
    const rent = planned();
    const days = first(rent, 24).map((one) => one.day);
    const after = settled(rent, days);
    expect(after.exceptions).toEqual([]);
    expect(nextOf(after)?.day).toBe("2033-01-01");
  });

  it("that is begun today has nothing open that was due before", () => {
    const today = anyCivilDate("2020-01-01", "2040-12-31");
    fc.assert(
      fc.property(anyRecurrenceDraft, today, (draft, from) => {
        const recurrence = begun(draft, other, from, "today");
        const earlier = occurrencesBetween([recurrence], day("1950-01-01"), addDays(from, -1));
        expect(earlier.filter((one) => one.day < from)).toEqual([]);
        const whole = begun(draft, other, from, "start");
        expect(occurrencesBetween([recurrence], from, addDays(from, 100))).toEqual(
          occurrencesBetween([whole], from, addDays(from, 100)),
        );
      }),
    );
  });

  it("has its first movement open from whichever day on it begins, before a weekend too", () => {
    const fromToday = fc.integer({ min: 0, max: 8 });
    const today = anyCivilDate("2020-01-01", "2032-12-31");
    fc.assert(
      fc.property(anyRecurrenceDraft, today, fromToday, (draft, from, ahead) => {
        const start = addDays(from, ahead);
        const plan = { ...draft, start, end: null };
        expect(begun(plan, other, from, "today")).toEqual(begun(plan, other, from, "start"));
        const before = begun({ ...plan, start: addDays(start, 40) }, other, from, "today");
        expect(nextOf(replanned(before, plan, from))?.day).toBe(
          nextOf(begun(plan, other, from, "start"))?.day,
        );
      }),
    );
  });

  it("moves one movement only between its neighbours", () => {
    const rent = planned();
    const march = occurrenceOn(rent, day("2031-03-01"));
    if (march === null) throw new Error("planned");
    expect(mayMoveTo(rent, march, day("2031-02-02"))).toBe(true);
    expect(mayMoveTo(rent, march, day("2031-03-31"))).toBe(true);
    expect(mayMoveTo(rent, march, day("2031-02-01"))).toBe(false);
    expect(mayMoveTo(rent, march, day("2031-04-01"))).toBe(false);
    const paid = settled(rent, [day("2031-01-01"), day("2031-02-01")]);
    expect(mayMoveTo(paid, march, day("2031-02-01"))).toBe(false);
    expect(mayMoveTo(paid, march, day("2031-02-02"))).toBe(true);
  });

  it("moves its first movement as far back as may be, and none onto what a weekend moved", () => {
    const january = occurrenceOn(planned(), day("2031-01-01"));
    const may = (rule: "before" | "after", text: string, on: string) => {
      const rent = planned({ weekend: rule });
      const moved = occurrenceOn(rent, day(text));
      return moved !== null && mayMoveTo(rent, moved, day(on));
    };
    expect(january && mayMoveTo(planned(), january, day("2030-01-01"))).toBe(true);
    // 1 February is a Saturday, 1 June a Sunday.
    expect(may("after", "2031-03-01", "2031-02-03")).toBe(false);
    expect(may("after", "2031-03-01", "2031-02-04")).toBe(true);
    expect(may("before", "2031-03-01", "2031-02-01")).toBe(false);
    expect(may("before", "2031-03-01", "2031-02-02")).toBe(true);
    expect(may("before", "2031-05-01", "2031-05-30")).toBe(false);
    expect(may("before", "2031-05-01", "2031-05-29")).toBe(true);
    expect(may("after", "2031-05-01", "2031-06-01")).toBe(false);
    expect(may("after", "2031-05-01", "2031-05-31")).toBe(true);
  });

  it("goes on from today where its rhythm changes or a pause ends, and not where its text or its day does", () => {
    const rent = planned();
    const today = day("2031-03-10");
    expect(nextOf(replanned(rent, { ...rent, description: "Casa" }, today))?.date).toBe(
      "2031-01-01",
    );
    const later = replanned(rent, { ...rent, start: day("2031-01-08") }, today);
    expect([...first(later, 4)].map(({ date }) => date)).toEqual([
      "2031-01-01",
      "2031-02-01",
      "2031-03-01",
      "2031-04-08",
    ]);
    expect(nextOf(replanned(rent, { ...rent, every: 2 }, today))?.date).toBe("2031-05-01");
    const paused = replanned(rent, { ...rent, paused: true }, today);
    expect(nextOf(paused)).toBeNull();
    expect(nextOf(replanned(paused, { ...paused, paused: false }, today))?.date).toBe("2031-04-01");
  });

  it("is one plan up to a movement and another one from it on, with no movement lost or twice", () => {
    fc.assert(
      fc.property(anyRecurrence, fc.nat(6), (recurrence, index) => {
        const open = first(recurrence, 10);
        const from = open[index];
        fc.pre(from !== undefined && recurrence.cost.of === "each");
        const { before, after } = parted(recurrence, from, recurrence, () => other);
        const again = [...(before === null ? [] : first(before, 20)), ...first(after, 10)];
        expect(again.slice(0, open.length).map((one) => one.day.slice(0, 7))).toEqual(
          open.map((one) => one.day.slice(0, 7)),
        );
        const ended = endedBefore(recurrence, from);
        expect(first(ended, 20)).toEqual(open.slice(0, index));
      }),
    );
  });

  it("asks about a movement once, and records one as soon as it is due", () => {
    const rent = planned({ mode: "confirm" });
    expect(nextActionDay(rent)).toBe("2031-01-01");
    expect(nextActionDay({ ...rent, askedUntil: day("2031-02-10") })).toBe("2031-03-01");
    expect(nextActionDay(planned({ paused: true }))).toBeNull();
    expect(nextActionDay(openedOn(planned(), day("2031-05-02")))).toBe("2031-06-01");
  });
});
