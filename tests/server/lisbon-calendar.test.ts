import { describe, expect, it } from "vitest";
import { lisbonCalendar } from "../../server/infrastructure/lisbon-calendar.ts";

describe("the day in Lisbon", () => {
  it.each([
    ["2026-01-31T23:59:59Z", "2026-01-31"],
    ["2026-02-01T00:00:00Z", "2026-02-01"],
    ["2026-03-29T00:59:59Z", "2026-03-29"],
    ["2026-06-30T22:59:59Z", "2026-06-30"],
    ["2026-06-30T23:00:00Z", "2026-07-01"],
    ["2026-10-25T23:59:59Z", "2026-10-25"],
    ["2028-02-29T12:00:00Z", "2028-02-29"],
    ["1999-12-31T23:59:59Z", "1999-12-31"],
  ])("at %s is %s", (instant, day) => {
    expect(lisbonCalendar({ now: () => Date.parse(instant) }).today()).toBe(day);
  });
});
