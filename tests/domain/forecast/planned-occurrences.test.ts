import { expect, it } from "vitest";
import { plannedOccurrences } from "../../../src/domain/forecast/planned-occurrences.ts";
import { day } from "../../support/forecast.ts";
import { planned } from "../../support/recurrences.ts";

it("what recurs is planned as far as a forecast reaches, and what has waited for two months at most waits on", () => {
  const today = day("2026-03-10");
  const rent = planned({ start: day("2025-11-05") });
  const all = plannedOccurrences([rent], today);
  expect(all.slice(0, 3).map(({ date }) => date)).toEqual([
    "2026-01-05",
    "2026-02-05",
    "2026-03-05",
  ]);
  expect(all.slice(3).map(({ date }) => date.slice(0, 7))).toEqual([
    "2026-04",
    "2026-05",
    "2026-06",
    "2026-07",
    "2026-08",
    "2026-09",
    "2026-10",
    "2026-11",
    "2026-12",
    "2027-01",
    "2027-02",
    "2027-03",
    "2027-04",
  ]);
  expect(all[3]).toEqual({
    date: "2026-04-05",
    kind: rent.kind,
    category: rent.category,
    amount: 650_00,
    description: rent.description,
    recurrence: rent.id,
  });
});
