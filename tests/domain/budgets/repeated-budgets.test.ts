import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Budget } from "../../../src/domain/budgets/budget.ts";
import { repeatedBudgets, repeatingAgain } from "../../../src/domain/budgets/repeated-budgets.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { budgetId } from "../../../src/domain/shared/ids.ts";
import { addMonths, type YearMonth } from "../../../src/domain/shared/year-month.ts";

const MONTH = "2026-11" as YearMonth;

const namer = () => {
  let made = 0;
  return () => budgetId(`made-${(made += 1)}`);
};

/** Budgets of the last months and the next, at most one for each category and month. */
const anyBudgets = fc
  .uniqueArray(
    fc.record({
      category: fc.constantFrom("Lazer", "Saúde", "Compras"),
      ago: fc.integer({ min: -2, max: 8 }),
      limit: fc.integer({ min: 0, max: 500 }).map(cents),
      repeats: fc.boolean(),
    }),
    { selector: ({ category, ago }) => `${category} ${ago}`, maxLength: 10 },
  )
  .map((drafts) =>
    drafts.map(({ ago, ...draft }, index): Budget => ({
      ...draft,
      id: budgetId(`given-${index}`),
      month: addMonths(MONTH, -ago),
    })),
  );

const after = (budgets: readonly Budget[], month: YearMonth, newId = namer()) => {
  const { made, changed } = repeatedBudgets(budgets, month, newId);
  const replaced = new Map(changed.map((budget) => [budget.id, budget]));
  return [...budgets.map((budget) => replaced.get(budget.id) ?? budget), ...made];
};

const withoutIds = (budgets: readonly Budget[]) =>
  budgets.map(({ id: _, ...draft }) => JSON.stringify(draft)).toSorted();

describe("budgets that repeat", () => {
  it("have one of their category in each month from theirs on, and never two", () => {
    fc.assert(
      fc.property(anyBudgets, (budgets) => {
        const places = after(budgets, MONTH).map(({ category, month }) => `${category} ${month}`);
        expect(new Set(places).size).toBe(places.length);
        for (const { category, month } of budgets.filter(({ repeats }) => repeats))
          for (let next = month; next <= MONTH; next = addMonths(next, 1))
            expect(places).toContain(`${category} ${next}`);
      }),
    );
  });

  it("fill no more than two years, however long ago they were wanted", () => {
    const old: Budget = {
      id: budgetId("given"),
      category: "Lazer",
      limit: cents(100),
      month: "1900-01" as YearMonth,
      repeats: true,
    };
    const { made, changed } = repeatedBudgets([old], MONTH, namer());
    expect(made.map(({ month }) => month)).toEqual(
      Array.from({ length: 24 }, (_, index) => addMonths(MONTH, index - 23)),
    );
    expect(made.map(({ repeats }) => repeats).lastIndexOf(true)).toBe(23);
    expect(changed).toEqual([{ ...old, repeats: false }]);
  });

  it("change nothing of what is there but whether it repeats", () => {
    fc.assert(
      fc.property(anyBudgets, (budgets) => {
        const now = new Map(after(budgets, MONTH).map((budget) => [budget.id, budget]));
        for (const budget of budgets)
          expect({ ...now.get(budget.id), repeats: true }).toEqual({ ...budget, repeats: true });
      }),
    );
  });

  it("are made as the one of the month before", () => {
    fc.assert(
      fc.property(anyBudgets, (budgets) => {
        const all = after(budgets, MONTH);
        const { made } = repeatedBudgets(budgets, MONTH, namer());
        for (const { category, month, limit } of made) {
          const before = addMonths(month, -1);
          const source = all.find((one) => one.category === category && one.month === before);
          expect(source?.limit).toBe(limit);
        }
      }),
    );
  });

  it("repeat in one place for each category before the next month, the last", () => {
    fc.assert(
      fc.property(anyBudgets, (budgets) => {
        const all = after(budgets, MONTH);
        expect(all.filter(({ repeats, month }) => repeats && month < MONTH)).toEqual([]);
      }),
    );
  });

  it("are carried on once: a second time there is nothing left to do", () => {
    fc.assert(
      fc.property(anyBudgets, (budgets) => {
        const again = repeatedBudgets(after(budgets, MONTH), MONTH, namer());
        expect(again).toEqual({ made: [], changed: [] });
      }),
    );
  });

  it("come to the same after months of absence as month by month", () => {
    fc.assert(
      fc.property(anyBudgets, (budgets) => {
        const newId = namer();
        let monthly: readonly Budget[] = budgets;
        for (let ago = 8; ago >= 0; ago -= 1)
          monthly = after(monthly, addMonths(MONTH, -ago), newId);
        expect(withoutIds(monthly)).toEqual(withoutIds(after(budgets, MONTH)));
      }),
    );
  });

  it("end where the last of them was removed or no longer repeats", () => {
    fc.assert(
      fc.property(anyBudgets, (budgets) => {
        const none = budgets.map((budget) => ({ ...budget, repeats: false }));
        expect(repeatedBudgets(none, MONTH, namer())).toEqual({ made: [], changed: [] });
      }),
    );
  });

  describe("carried on too early and taken back", () => {
    /** What was there, what stands after taking back what was carried on to a later month, and the months to come. */
    const anyMistake = fc.record({
      budgets: anyBudgets,
      early: fc.integer({ min: 1, max: 14 }),
      later: fc.integer({ min: 0, max: 6 }),
    });
    const takenBack = (there: readonly Budget[], early: YearMonth) => {
      const newId = namer();
      const all = after(there, early, () => budgetId(`early-${newId()}`));
      const known = new Set(there.map(({ id }) => id));
      const left = all.filter(({ id }) => known.has(id));
      const gone = all.filter(({ id }) => !known.has(id));
      const again = new Map(repeatingAgain(left, gone).map((budget) => [budget.id, budget]));
      return left.map((budget) => again.get(budget.id) ?? budget);
    };

    it("are those that were there, and come to the same in every month after", () => {
      fc.assert(
        fc.property(anyMistake, ({ budgets, early, later }) => {
          const there = after(budgets, MONTH);
          const wrong = addMonths(MONTH, early);
          const left = takenBack(there, wrong);
          const plain = (all: readonly Budget[]) => all.map((one) => ({ ...one, repeats: true }));
          expect(plain(left)).toEqual(plain(there));
          const then = addMonths(wrong, later);
          expect(withoutIds(after(left, then))).toEqual(withoutIds(after(there, then)));
        }),
      );
    });

    it("repeat no more where somebody ended that meanwhile", () => {
      fc.assert(
        fc.property(anyMistake, ({ budgets, early }) => {
          const there = after(budgets, MONTH);
          const all = after(there, addMonths(MONTH, early), () => budgetId("early"));
          const none = all.map((budget) => ({ ...budget, repeats: false }));
          const [left, gone] = [
            none.filter(({ id }) => id !== "early"),
            none.filter(({ id }) => id === "early"),
          ];
          expect(repeatingAgain(left, gone)).toEqual([]);
        }),
      );
    });
  });
});
