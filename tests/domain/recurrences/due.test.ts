import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  askedAnew,
  dueUntil,
  nextActionDay,
  soonest,
} from "../../../src/domain/recurrences/due.ts";
import { settled } from "../../../src/domain/recurrences/settle.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyRecurrence } from "../../support/arbitraries/recurrence.ts";
import { planned } from "../../support/recurrences.ts";

const day = (text: string) => text as CivilDate;

describe("what is due", () => {
  it("reaches up to a day, inclusive, and is at most so much", () => {
    const daysUntil = (until: string, most: number) =>
      dueUntil(planned(), day(until), most).map(({ date }) => date);
    expect(daysUntil("2031-02-28", 9)).toEqual(["2031-01-01", "2031-02-01"]);
    expect(daysUntil("2031-03-01", 9)).toEqual(["2031-01-01", "2031-02-01", "2031-03-01"]);
    expect(daysUntil("2031-03-01", 2)).toEqual(["2031-01-01", "2031-02-01"]);
    expect(daysUntil("2031-03-01", 0)).toEqual([]);
  });

  it("is the soonest of all recurrences, at most so much of it", () => {
    const some = fc.array(anyRecurrence, { maxLength: 4 });
    const until = anyCivilDate("2020-01-01", "2034-12-31");
    fc.assert(
      fc.property(some, until, fc.nat(12), (recurrences, last, most) => {
        const all = recurrences.flatMap((one) => dueUntil(one, last, most));
        const dates = all.map(({ date }) => date).toSorted();
        const found = soonest(recurrences, last, most);
        expect(found.map(({ date }) => date)).toEqual(dates.slice(0, most));
        expect(all).toEqual(expect.arrayContaining([...found]));
      }),
    );
  });

  it("comes in the order of the recurrences where it is due the same day, none of them left out or twice", () => {
    const [rent, gym] = [planned({ id: "rent" }), planned({ id: "gym" })];
    const found = soonest([rent, gym, planned({ id: "none", paused: true })], day("2031-02-01"), 9);
    expect(found.map(({ recurrenceId, date }) => [recurrenceId, date])).toEqual([
      ["rent", "2031-01-01"],
      ["gym", "2031-01-01"],
      ["rent", "2031-02-01"],
      ["gym", "2031-02-01"],
    ]);
  });

  it("is acted on after the last day that somebody was asked about", () => {
    const asked = { ...planned({ mode: "confirm" }), askedUntil: day("2031-02-01") };
    expect(nextActionDay(asked)).toBe("2031-03-01");
  });

  it("is acted on at once where it is automatic, daily while it waits for an answer, and at once in another mode", () => {
    const automatic = planned();
    expect(nextActionDay(automatic)).toBe("2031-01-01");
    const waiting = { ...automatic, askedUntil: day("2031-01-05") };
    expect(nextActionDay(waiting)).toBe("2031-01-06");
    expect(nextActionDay(settled(waiting, [day("2031-01-01")]))).toBe("2031-02-01");
    const asked = planned({ mode: "confirm" });
    expect(nextActionDay(askedAnew(asked, waiting))).toBe("2031-01-01");
    expect(askedAnew(automatic, waiting)).toBe(waiting);
  });
});
