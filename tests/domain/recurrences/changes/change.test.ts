import { describe, expect, it } from "vitest";
import {
  endedBefore,
  parted,
  replanned,
} from "../../../../src/domain/recurrences/changes/change.ts";
import { carried } from "../../../../src/domain/recurrences/changes/carry.ts";
import { dueUntil } from "../../../../src/domain/recurrences/due.ts";
import { occurrenceOn } from "../../../../src/domain/recurrences/occurrences.ts";
import type { Recurrence, RecurrenceDraft } from "../../../../src/domain/recurrences/recurrence.ts";
import { draftOf } from "../../../../src/domain/recurrences/patch.ts";
import { settled, withChanged } from "../../../../src/domain/recurrences/settle.ts";
import { cents } from "../../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { recurrenceId } from "../../../../src/domain/shared/ids.ts";
import { planned } from "../../../support/recurrences.ts";

const day = (text: string) => text as CivilDate;
const newId = () => recurrenceId("new");
const at = (recurrence: Recurrence, text: string) => {
  const found = occurrenceOn(recurrence, day(text));
  if (found === null) throw new Error(`nothing on ${text}`);
  return found;
};
const dear = (recurrence: Recurrence, text: string) =>
  withChanged(recurrence, at(recurrence, text), { date: day(text), amount: cents(700_00) });
const days = (recurrence: Recurrence | null) =>
  recurrence === null ? null : dueUntil(recurrence, day("2032-12-31"), 20).map((one) => one.day);

describe("a plan that is parted", () => {
  const six = planned({ times: 6 });
  const april = at(six, "2031-04-01");

  it("comes as often as before, in two parts", () => {
    const { before, after } = parted(six, april, draftOf(six), newId);
    expect(days(before)).toEqual(["2031-01-01", "2031-02-01", "2031-03-01"]);
    expect(days(after)).toEqual(["2031-04-01", "2031-05-01", "2031-06-01"]);
    expect([before?.id, after.id]).toEqual([six.id, "new"]);
  });

  it("comes as often from there on as is said, or without end", () => {
    const after = (times: number | null) =>
      parted(six, april, { ...draftOf(six), times }, newId).after;
    expect(after(2).times).toBe(2);
    expect(after(null).times).toBeNull();
    const endless = parted(planned(), at(planned(), "2031-04-01"), draftOf(planned()), newId);
    expect(endless.after.times).toBeNull();
  });

  it("goes on from the movement itself, or from the day that is said", () => {
    const start = day("2031-04-15");
    expect(parted(six, april, draftOf(six), newId).after).toMatchObject({ start: "2031-04-01" });
    expect(parted(six, april, { ...draftOf(six), start }, newId).after).toMatchObject({ start });
  });

  it("takes its own place where nothing before is open", () => {
    const paid = settled(six, [day("2031-01-01"), day("2031-02-01"), day("2031-03-01")]);
    const { before, after } = parted(paid, april, draftOf(paid), newId);
    expect(before).toBeNull();
    expect(after.id).toBe(six.id);
    const all = settled(
      six,
      dueUntil(six, day("2031-12-31"), 9).map((one) => one.day),
    );
    expect(parted(all, april, draftOf(all), newId)).toMatchObject({
      before: null,
      after: { id: six.id },
    });
  });

  it("keeps in each of its parts what was changed and answered there", () => {
    const changed = dear(dear(six, "2031-02-01"), "2031-05-01");
    const { before, after } = parted(
      settled(changed, [day("2031-06-01")]),
      april,
      draftOf(six),
      newId,
    );
    expect(before?.exceptions.map((one) => one.day)).toEqual(["2031-02-01"]);
    expect(after.exceptions).toEqual([
      { day: "2031-05-01", state: "changed", date: "2031-05-01", amount: 700_00 },
      { day: "2031-06-01", state: "settled" },
    ]);
  });

  it("comes on its day of the month, also from a shorter month on", () => {
    const rent = planned({ start: day("2030-12-31") });
    const { after } = parted(rent, at(rent, "2031-02-28"), draftOf(rent), newId);
    expect(days(after)?.slice(0, 4)).toEqual([
      "2031-02-28",
      "2031-03-31",
      "2031-04-30",
      "2031-05-31",
    ]);
    const again = parted(after, at(after, "2031-04-30"), draftOf(after), newId).after;
    expect(days(again)?.slice(0, 2)).toEqual(["2031-04-30", "2031-05-31"]);
    const fifth = { ...draftOf(rent), dayOfMonth: 5 };
    expect(days(parted(rent, at(rent, "2031-02-28"), fifth, newId).after)?.slice(0, 2)).toEqual([
      "2031-02-05",
      "2031-03-05",
    ]);
  });
});

describe("a plan that ends before a movement", () => {
  it("ends on the day before, or when it would have in any case", () => {
    const rent = planned();
    const march = at(rent, "2031-03-01");
    expect(endedBefore(rent, march).end).toBe("2031-02-28");
    expect(endedBefore({ ...rent, end: day("2031-12-01") }, march).end).toBe("2031-02-28");
    expect(endedBefore({ ...rent, end: day("2031-02-01") }, march).end).toBe("2031-02-01");
  });

  it("keeps what was changed up to its end", () => {
    const rent = dear(dear(dear(planned(), "2031-01-01"), "2031-02-01"), "2031-04-01");
    const ended = endedBefore({ ...rent, end: day("2031-02-01") }, at(planned(), "2031-03-01"));
    expect(ended.exceptions.map((one) => one.day)).toEqual(["2031-01-01", "2031-02-01"]);
  });
});

describe("a changed plan", () => {
  const today = day("2030-11-27");
  const plan = planned({ start: day("2030-11-28") });
  const changeOf = (one: Recurrence, draft: Partial<RecurrenceDraft>) =>
    carried(one, { ...draftOf(one), ...draft }, today);

  it("leaves settled what was settled, whatever its weekends, days, amount and period", () => {
    const paid = settled(plan, [day("2030-12-28"), day("2031-01-28")]);
    for (const draft of [
      { weekend: "after" },
      { start: day("2030-11-05") },
      { dayOfMonth: 31 },
      { start: day("2030-11-30"), cost: { of: "each", amount: cents(1) } },
    ] satisfies Partial<RecurrenceDraft>[]) {
      const months = days(replanned(paid, { ...draftOf(paid), ...draft }, today));
      expect(months?.map((one) => one.slice(0, 7))).not.toContain("2030-12");
      expect(months?.map((one) => one.slice(0, 7))).not.toContain("2031-01");
      expect(months?.map((one) => one.slice(0, 7))).toContain("2031-02");
    }
  });

  it("has what was changed of a movement, and what was not follows the plan", () => {
    const rent = dear(plan, "2031-01-28");
    const on = (one: Recurrence, text: string) => {
      const { date, amount } = at(one, text);
      return [date, amount];
    };
    const fifth = changeOf(rent, { start: day("2030-12-05") }).recurrence;
    expect(on(fifth, "2031-01-05")).toEqual(["2031-01-05", 700_00]);
    const moved = withChanged(plan, at(plan, "2031-01-28"), {
      date: day("2031-01-30"),
      amount: cents(650_00),
    });
    const dearer = changeOf(moved, { cost: { of: "each", amount: cents(9_00) } }).recurrence;
    expect(on(dearer, "2031-01-30")).toEqual(["2031-01-30", 9_00]);
    expect(on(changeOf(moved, { dayOfMonth: 10 }).recurrence, "2031-01-10")).toEqual([
      "2031-01-30",
      650_00,
    ]);
  });

  it("counts the answers whose period is gone, and those that cannot stay as they are", () => {
    const weekly = planned({ start: day("2030-12-02"), unit: "week" });
    const paid = settled(weekly, [day("2030-12-02"), day("2030-12-09"), day("2030-12-16")]);
    expect(changeOf(paid, { start: day("2030-12-04") }).lost).toBe(0);
    expect(changeOf(paid, { unit: "month" }).lost).toBe(2);
    expect(changeOf(paid, { end: day("2030-12-03") }).lost).toBe(0);
    const quarterly = planned({ start: day("2030-11-10"), every: 3 });
    const answered = settled(quarterly, [day("2030-11-10")]);
    expect(changeOf(answered, { start: day("2030-11-20") }).lost).toBe(0);
    expect(changeOf(answered, { start: day("2030-12-10") }).lost).toBe(1);
    const late = withChanged(plan, at(plan, "2031-01-28"), {
      date: day("2031-02-20"),
      amount: cents(650_00),
    });
    const early = changeOf(late, { dayOfMonth: 5 });
    expect([early.lost, at(early.recurrence, "2031-01-05").date]).toEqual([1, "2031-02-04"]);
  });

  it("is open from an earlier first day on where nothing was settled before", () => {
    const later = planned({ start: day("2031-01-28") });
    const earlier = replanned(later, { ...draftOf(later), start: day("2031-01-05") }, today);
    expect(days(earlier)?.[0]).toBe("2031-01-05");
  });
});
