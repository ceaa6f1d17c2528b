import fc from "fast-check";
import { expect, it } from "vitest";
import { plannedDays } from "../../../src/domain/recurrences/planned-days.ts";
import { repeated } from "../../../src/domain/recurrences/repeat.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { recordWith } from "../../ui/support/records.ts";

const between = fc.integer({ min: -500, max: 60 });

it("a record that is repeated comes next within a month, neither in the past nor on its own day", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), between, (start, ago) => {
      const today = addDays(civilDate(2026, 1, 31), start);
      const record = recordWith({ date: addDays(today, ago) });
      const draft = repeated(record, today);
      const late = record.date > today ? record.date : today;
      expect(draft && draft.start > record.date && draft.start >= today).toBe(true);
      expect(draft && draft.start <= addDays(late, 31)).toBe(true);
      expect(draft).toMatchObject({
        kind: record.kind,
        category: record.category,
        description: record.description,
        cost: { of: "each", amount: record.amount },
        mode: "automatic",
        paused: false,
      });
    }),
  );
});

it("the last day of a long month is repeated on the last of a short one", () => {
  const record = recordWith({ date: civilDate(2026, 1, 31) });
  expect(repeated(record, civilDate(2026, 1, 31))?.start).toBe("2026-02-28");
});

it("nothing is repeated where the calendar ends", () => {
  const last = civilDate(2199, 12, 31);
  expect(repeated(recordWith({ date: last }), last)).toBeNull();
});

it("a record of the 31st comes on the last day of every month, whichever is next", () => {
  const record = recordWith({ date: civilDate(2026, 10, 31) });
  const next = repeated(record, civilDate(2026, 11, 27));
  expect(next).toMatchObject({ start: "2026-11-30", dayOfMonth: 31 });
  const days = next === null ? [] : [...plannedDays({ ...next, times: 4 }, 0)];
  expect(days.map(({ day }) => day)).toEqual([
    "2026-11-30",
    "2026-12-31",
    "2027-01-31",
    "2027-02-28",
  ]);
});
