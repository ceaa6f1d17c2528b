import { describe, expect, it } from "vitest";
import { endedBefore, parted, replanned } from "../../../src/domain/recurrences/change.ts";
import { dueUntil } from "../../../src/domain/recurrences/due.ts";
import { occurrenceOn } from "../../../src/domain/recurrences/occurrences.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { draftOf } from "../../../src/domain/recurrences/patch.ts";
import { settled, withChanged } from "../../../src/domain/recurrences/settle.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { recurrenceId } from "../../../src/domain/shared/ids.ts";
import { planned } from "../../support/recurrences.ts";

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
    expect(parted(six, april, draftOf(six), newId).after).toMatchObject({
      start: "2031-04-01",
      openFrom: "2031-04-01",
    });
    expect(parted(six, april, { ...draftOf(six), start }, newId).after).toMatchObject({
      start,
      openFrom: start,
    });
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

  it("keeps in its first part alone what was changed there", () => {
    const changed = dear(dear(six, "2031-02-01"), "2031-05-01");
    const { before, after } = parted(changed, april, draftOf(six), newId);
    expect(before?.exceptions.map((one) => one.day)).toEqual(["2031-02-01"]);
    expect(after.exceptions).toEqual([]);
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

it("a plan on other days forgets what was changed of the old ones, one with another text does not", () => {
  const rent = dear(planned(), "2031-05-01");
  const today = day("2031-01-01");
  const text = replanned(rent, { ...draftOf(rent), description: "Casa" }, today);
  expect(text.exceptions).toEqual(rent.exceptions);
  const weekly = replanned(rent, { ...draftOf(rent), unit: "week" }, today);
  expect(weekly.exceptions).toEqual([]);
});
