import fc from "fast-check";
import { expect, it } from "vitest";
import { stillPlanned } from "../../../src/domain/budgets/still-planned.ts";
import { occurrencesBetween } from "../../../src/domain/recurrences/occurrences.ts";
import { settled } from "../../../src/domain/recurrences/settle.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { sum } from "../../../src/domain/shared/cents.ts";
import { daysOf, monthOf } from "../../../src/domain/shared/year-month.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyRecurrence } from "../../support/arbitraries/recurrence.ts";
import { planned } from "../../support/recurrences.ts";

it("what is still planned of a month adds up to its open expenses, by category", () => {
  const anyDay = anyCivilDate("2020-01-01", "2033-12-31");
  fc.assert(
    fc.property(fc.array(anyRecurrence, { maxLength: 3 }), anyDay, (recurrences, day) => {
      const { from, to } = daysOf(monthOf(day));
      const open = occurrencesBetween(recurrences, from, to).filter(
        (one) => one.kind === "expense",
      );
      const found = stillPlanned(recurrences, monthOf(day));
      for (const [category, amount] of found) {
        const own = open.filter((one) => one.category === category);
        expect(amount).toBe(sum(own.map((one) => one.amount)));
      }
      expect(new Set(found.keys())).toEqual(new Set(open.map(({ category }) => category)));
    }),
  );
});

it("what was recorded is planned no more", () => {
  const rent = planned({ start: civilDate(2031, 1, 5) });
  const month = monthOf(rent.start);
  expect([...stillPlanned([rent], month)]).toEqual([["Habitação", 650_00]]);
  expect([...stillPlanned([settled(rent, [rent.start])], month)]).toEqual([]);
});
