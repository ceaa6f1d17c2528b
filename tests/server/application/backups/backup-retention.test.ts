import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../../../../src/domain/shared/add-days.ts";
import { civilDate, type CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { keptCopies } from "../../../../server/application/backups/backup-retention.ts";

const FIRST = civilDate(2031, 5, 5);

/** The copies that are there after so many days, on some of which one was made. */
function after(isMade: readonly boolean[]): readonly CivilDate[] {
  let there: readonly CivilDate[] = [];
  for (const [count, made] of isMade.entries()) {
    const today = addDays(FIRST, count);
    const kept = keptCopies(made ? [...there, today] : there, today);
    there = [...kept].toSorted();
  }
  return there;
}

it("keeps seven days, and one copy of each of the weeks before, where one is made every night", () => {
  const ages = after(Array<boolean>(100).fill(true)).map((day) =>
    Array.from({ length: 100 }, (_, age) => age).find(
      (age) => addDays(addDays(FIRST, 99), -age) === day,
    ),
  );
  expect(ages.slice(-7)).toEqual([6, 5, 4, 3, 2, 1, 0]);
  expect(ages.slice(0, -7)).toEqual([22, 15, 8]);
});

it("keeps whatever was made within a week and nothing beyond four, whatever nights were missed", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 120 }), (isMade) => {
      const today = addDays(FIRST, isMade.length - 1);
      const there = after(isMade);
      for (const [count, made] of isMade.entries()) {
        const day = addDays(FIRST, count);
        if (made && day > addDays(today, -7)) expect(there).toContain(day);
        if (day <= addDays(today, -28)) expect(there).not.toContain(day);
      }
      if (isMade.slice(-21).includes(true)) expect(there).not.toEqual([]);
    }),
  );
  expect(after([])).toEqual([]);
});
