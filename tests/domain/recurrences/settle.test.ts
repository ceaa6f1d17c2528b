import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endedBefore, parted, replanned } from "../../../src/domain/recurrences/change.ts";
import { dueUntil, nextActionDay, nextOf } from "../../../src/domain/recurrences/due.ts";
import { occurrenceOn, occurrencesBetween } from "../../../src/domain/recurrences/occurrences.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { begun, mayMoveTo, openedOn, settled } from "../../../src/domain/recurrences/settle.ts";
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
        expect(occurrencesBetween([recurrence], day("1950-01-01"), addDays(from, -1))).toEqual([]);
        const whole = begun(draft, other, from, "start");
        expect(occurrencesBetween([recurrence], from, addDays(from, 100))).toEqual(
          occurrencesBetween([whole], from, addDays(from, 100)),
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

  it("goes on from today where its days change or a pause ends, and not where its text does", () => {
    const rent = planned();
    const today = day("2031-03-10");
    expect(nextOf(replanned(rent, { ...rent, description: "Casa" }, today))?.date).toBe(
      "2031-01-01",
    );
    const later = replanned(rent, { ...rent, start: day("2031-01-08") }, today);
    expect(nextOf(later)?.date).toBe("2031-04-08");
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
