import { describe, expect, it } from "vitest";
import {
  PRESET_NAMES,
  presetFrom,
  type PresetName,
} from "../../../src/domain/recurrences/presets.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";

const from = (name: PresetName, today: string) => presetFrom(name, today as CivilDate);

describe("a preset", () => {
  it.each([
    ["salary", "2026-06-28", "month", "automatic", "before"],
    ["holiday-bonus", "2026-06-28", "year", "confirm", "before"],
    ["christmas-bonus", "2026-11-28", "year", "confirm", "before"],
    ["rent", "2026-07-01", "month", "automatic", "keep"],
    ["vehicle-tax", "2027-05-31", "year", "confirm", "keep"],
    ["insurance", "2027-01-01", "year", "confirm", "keep"],
    ["tax-refund", "2026-07-31", "year", "confirm", "keep"],
  ] as const)("%s begins on %s and comes every %s", (name, start, unit, mode, weekend) => {
    const plan = { start, unit, mode, weekend, every: 1, times: null, inParts: false };
    expect(from(name, "2026-06-15")).toMatchObject(plan);
  });

  it("of the property tax comes in May, August and November, in parts", () => {
    expect(from("property-tax", "2026-05-31")).toMatchObject({
      start: "2026-05-31",
      every: 3,
      unit: "month",
      times: 3,
      mode: "confirm",
      inParts: true,
    });
  });

  it("begins today where today is its day, else with the next one, over the end of a year too", () => {
    expect(from("salary", "2026-06-28").start).toBe("2026-06-28");
    expect(from("salary", "2026-06-29").start).toBe("2026-07-28");
    expect(from("salary", "2026-12-29").start).toBe("2027-01-28");
    expect(from("insurance", "2026-01-01").start).toBe("2026-01-01");
    expect(from("insurance", "2026-01-02").start).toBe("2027-01-01");
  });

  it("never begins before today", () => {
    for (const name of PRESET_NAMES)
      for (const today of ["2026-01-31", "2026-05-31", "2026-12-31", "2028-02-29"])
        expect(from(name, today).start >= today).toBe(true);
  });
});
