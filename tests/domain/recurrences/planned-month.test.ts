import fc from "fast-check";
import { expect, it } from "vitest";
import { plannedOccurrences } from "../../../src/domain/forecast/planned-occurrences.ts";
import { plannedMonth } from "../../../src/domain/recurrences/planned-month.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { addMonths, monthOf } from "../../../src/domain/shared/year-month.ts";
import { anyRecurrence } from "../../support/arbitraries/recurrence.ts";

const today = civilDate(2026, 11, 20);

it("plans a month to come as the forecast does, and its sums add up", () => {
  fc.assert(
    fc.property(
      fc.array(anyRecurrence, { maxLength: 4 }),
      fc.integer({ min: 1, max: 12 }),
      (recurrences, ahead) => {
        const month = addMonths(monthOf(today), ahead);
        const { movements, income, outgoing } = plannedMonth(recurrences, month);
        const foreseen = plannedOccurrences(recurrences, today).filter(
          ({ date }) => monthOf(date) === month,
        );
        expect(movements.map(({ date, amount }) => [date, amount])).toEqual(
          foreseen.map(({ date, amount }) => [date, amount]),
        );
        const effects = foreseen.map(({ kind, amount }) => (kind === "income" ? amount : -amount));
        expect(income - outgoing).toBe(effects.reduce((all, one) => all + one, 0));
      },
    ),
  );
});
