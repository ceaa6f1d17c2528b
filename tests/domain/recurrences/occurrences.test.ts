import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weekdayOf } from "../../../src/domain/calendar/weekday.ts";
import {
  occurrenceOn,
  occurrencesBetween,
  openOccurrences,
} from "../../../src/domain/recurrences/occurrences.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { settled, withChanged } from "../../../src/domain/recurrences/settle.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyRecurrence } from "../../support/arbitraries/recurrence.ts";
import { planned } from "../../support/recurrences.ts";

const day = (text: string) => text as CivilDate;
const daysOf = (recurrence: ReturnType<typeof planned>, from: string, to: string) =>
  occurrencesBetween([recurrence], day(from), day(to)).map(({ date }) => date);

describe("movements that come again", () => {
  it.each([
    ["2031-01-31", ["2031-01-31", "2031-02-28", "2031-03-31", "2031-04-30", "2031-05-31"]],
    ["2031-01-30", ["2031-01-30", "2031-02-28", "2031-03-30", "2031-04-30", "2031-05-30"]],
  ])("from %s on keep to that day of each month that has it", (start, days) => {
    expect(daysOf(planned({ start: day(start) }), "2031-01-01", "2031-05-31")).toEqual(days);
  });

  it("from 29 February on come back to it in leap years", () => {
    const yearly = planned({ start: day("2028-02-29"), unit: "year" });
    expect(daysOf(yearly, "2028-01-01", "2032-12-31")).toEqual([
      "2028-02-29",
      "2029-02-28",
      "2030-02-28",
      "2031-02-28",
      "2032-02-29",
    ]);
  });

  it("never come twice in one planned period, and each is due later than the one before", () => {
    fc.assert(
      fc.property(anyRecurrence, anyCivilDate("2020-01-01", "2034-12-31"), (recurrence, from) => {
        const found = occurrencesBetween([recurrence], from, addDays(from, 400));
        for (const [index, one] of found.slice(1).entries()) {
          expect(one.date > (found[index]?.date ?? "")).toBe(true);
          expect(one.day > (found[index]?.day ?? "")).toBe(true);
        }
      }),
    );
  });

  it("are the same, however the time is cut into spans", () => {
    const any = anyCivilDate("2020-01-01", "2034-12-31");
    fc.assert(
      fc.property(anyRecurrence, any, fc.nat(200), fc.nat(200), (recurrence, from, one, other) => {
        const middle = addDays(from, one);
        const to = addDays(middle, other + 1);
        const whole = occurrencesBetween([recurrence], from, to);
        const parts = [
          ...occurrencesBetween([recurrence], from, middle),
          ...occurrencesBetween([recurrence], addDays(middle, 1), to),
        ];
        expect(parts).toEqual(whole);
      }),
    );
  });

  it("are known by the day on which they are planned and by the one on which they are due", () => {
    fc.assert(
      fc.property(anyRecurrence, anyCivilDate("2020-01-01", "2034-12-31"), (recurrence, from) => {
        for (const one of occurrencesBetween([recurrence], from, addDays(from, 60))) {
          expect(occurrenceOn(recurrence, one.day)).toEqual(one);
          expect(occurrenceOn(recurrence, one.date)).toEqual(one);
        }
      }),
    );
  });

  it("are due on no weekend where they leave it, and at most two days away", () => {
    fc.assert(
      fc.property(anyRecurrence, (recurrence) => {
        fc.pre(recurrence.weekend !== "keep" && recurrence.unit !== "day");
        const found = occurrencesBetween(
          [recurrence],
          recurrence.start,
          addDays(recurrence.start, 900),
        );
        for (const one of found) {
          expect(weekdayOf(one.date)).toBeLessThan(5);
          expect(one.date >= addDays(one.day, -2) && one.date <= addDays(one.day, 2)).toBe(true);
        }
      }),
    );
  });

  it("are found by the day on which they are due, the earliest of all recurrences first", () => {
    const rent = planned({ weekend: "after", id: "rent" });
    const due = (from: string, to: string) =>
      occurrencesBetween([rent], day(from), day(to)).map((one) => [one.day, one.date]);
    // 1 February is a Saturday.
    expect(due("2031-02-01", "2031-02-02")).toEqual([]);
    expect(due("2031-02-02", "2031-02-03")).toEqual([["2031-02-01", "2031-02-03"]]);
    expect(occurrenceOn(rent, day("2031-02-01"))?.date).toBe("2031-02-03");
    expect(occurrenceOn(rent, day("2031-02-02"))).toBeNull();
    const [gym, water] = [
      planned({ id: "gym", start: day("2031-01-20") }),
      planned({ id: "water", start: day("2031-01-03") }),
    ];
    const all = occurrencesBetween(
      [gym, rent, water, { ...water, id: rent.id }],
      day("2031-01-01"),
      day("2031-02-03"),
    );
    expect(all.map(({ recurrenceId, date }) => [recurrenceId, date])).toEqual([
      ["rent", "2031-01-01"],
      ["water", "2031-01-03"],
      ["rent", "2031-01-03"],
      ["gym", "2031-01-20"],
      ["rent", "2031-02-03"],
      ["water", "2031-02-03"],
      ["rent", "2031-02-03"],
    ]);
  });

  it("are open from the first on that is not settled, from whatever day one looks", () => {
    const paid = settled(planned(), [day("2031-01-01"), day("2031-02-01")]);
    for (const from of ["2030-06-01", "2031-01-15", "2031-02-15"])
      expect(openOccurrences(paid, day(from)).next().value?.day).toBe("2031-03-01");
  });

  it("end with their day or their number, whichever comes first", () => {
    const until = planned({ end: day("2031-03-31"), times: 5 });
    expect(daysOf(until, "2031-01-01", "2031-12-31")).toHaveLength(3);
    expect(daysOf({ ...until, times: 2 }, "2031-01-01", "2031-12-31")).toHaveLength(2);
  });

  it("come every so many days or weeks, on their last day too", () => {
    const start = day("2031-01-01");
    expect(daysOf(planned({ start, unit: "day", every: 10 }), "2031-01-01", "2031-01-31")).toEqual([
      "2031-01-01",
      "2031-01-11",
      "2031-01-21",
      "2031-01-31",
    ]);
    const fortnight = planned({ start, unit: "week", every: 2, end: day("2031-01-29") });
    expect(daysOf(fortnight, "2031-01-01", "2031-12-31")).toEqual([
      "2031-01-01",
      "2031-01-15",
      "2031-01-29",
    ]);
    expect(daysOf(planned({ start: day("2199-11-30") }), "2199-01-01", "2199-12-31")).toEqual([
      "2199-11-30",
      "2199-12-30",
    ]);
  });

  it("leave a weekend from every third day on, and stay where they come more often", () => {
    // 4 January is a Saturday.
    const start = day("2031-01-04");
    const first = (every: number) =>
      daysOf(
        planned({ start, unit: "day", every, weekend: "after" }),
        "2031-01-01",
        "2031-01-06",
      )[0];
    expect([1, 2, 3].map(first)).toEqual(["2031-01-04", "2031-01-04", "2031-01-06"]);
  });

  it("do not come while they are paused", () => {
    expect(daysOf(planned({ paused: true }), "2031-01-01", "2031-12-31")).toEqual([]);
  });

  it("come on their new day and with their new amount where one is changed", () => {
    const rent = planned();
    const march = occurrenceOn(rent, day("2031-03-01"));
    if (march === null) throw new Error("planned");
    const changed = withChanged(rent, march, { date: day("2031-02-26"), amount: cents(700_00) });
    const found = occurrencesBetween([changed], day("2031-02-01"), day("2031-03-31"));
    expect(found.map(({ date, amount }) => [date, amount])).toEqual([
      ["2031-02-01", 650_00],
      ["2031-02-26", 700_00],
    ]);
    expect(occurrenceOn(changed, day("2031-02-26"))?.day).toBe("2031-03-01");
  });
});
