import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dueUntil } from "../../../src/domain/recurrences/due.ts";
import {
  isOpenTooLong,
  openedLately,
  RECORDED_BACK_DAYS,
  recordedSince,
} from "../../../src/domain/recurrences/lately.ts";
import { occurrencesBetween } from "../../../src/domain/recurrences/occurrences.ts";
import { comeTo, type Outcome } from "../../../src/domain/recurrences/outcomes.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyRecurrence } from "../../support/arbitraries/recurrence.ts";
import { planned } from "../../support/recurrences.ts";

const anyDay = anyCivilDate("2020-01-01", "2040-12-31");
const since = (first: string, over: Partial<Recurrence> = {}) =>
  planned({ start: first as CivilDate, unit: "day", ...over });

describe("an automatic plan that was open for long", () => {
  it("has no more movements due than the days that are recorded by themselves, since whenever it is open", () => {
    const today = "2031-05-06" as CivilDate;
    const old = since("1900-01-01");
    expect(isOpenTooLong(old, today)).toBe(true);
    const due = dueUntil(openedLately(old, today), today, 100_000);
    expect(due).toHaveLength(RECORDED_BACK_DAYS + 1);
    expect(due[0]?.date).toBe(recordedSince(today));
  });

  it("has every movement of those days open as before, and none of before them", () => {
    fc.assert(
      fc.property(anyRecurrence, anyDay, (recurrence, today) => {
        const lately = openedLately(recurrence, today);
        const first = recordedSince(today);
        const between = (one: Recurrence, from: CivilDate) =>
          occurrencesBetween([one], from, addDays(today, 60));
        expect(between(lately, first)).toEqual(between(recurrence, first));
        if (recurrence.mode === "automatic")
          expect(
            occurrencesBetween([lately], "1900-01-01" as CivilDate, addDays(first, -1)),
          ).toEqual([]);
        else expect(lately).toBe(recurrence);
        expect(isOpenTooLong(lately, today)).toBe(false);
      }),
    );
  });

  it("stays the same where nothing that old is open: a plan of every other year is no older than its next day", () => {
    const plan = planned({ start: "2029-01-01" as CivilDate, unit: "year", every: 3 });
    const left = { ...plan, openFrom: "2029-01-02" as CivilDate };
    expect(openedLately(left, "2031-05-06" as CivilDate)).toBe(left);
  });

  it("comes to what became of all of its days, a century of them", () => {
    const plan = since("1950-01-01");
    const days = dueUntil(plan, "2050-01-01" as CivilDate, 36_000).map(({ day }) => day);
    const moved: Outcome[] = days.map((day) => ({
      day,
      became: "changed",
      date: day,
      amount: cents(7),
    }));
    const from = { ...plan, openFrom: "2040-01-01" as CivilDate };
    const whole = comeTo(from, moved.toReversed());
    expect(whole.openFrom).toBe(plan.start);
    expect(whole.exceptions.map(({ day }) => day)).toEqual(days);
    expect(dueUntil(whole, plan.start, 1)[0]?.amount).toBe(7);
  });
});
