import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EMPTY_BOOK, furtherBack, holds, type Held } from "../../../src/domain/ledger/book.ts";
import {
  budgetsOf,
  categoriesOf,
  expensesOf,
  goalsOf,
  offered,
  sumsOf,
  usesOf,
} from "../../../src/domain/ledger/read-book.ts";
import { takeInSums } from "../../../src/domain/ledger/apply-part.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { anyBudget } from "../../support/arbitraries/budget.ts";
import { anyYearMonth } from "../../support/arbitraries/year-month.ts";
import { filedUnder, OWN_CATEGORIES } from "../../support/categories.ts";
import { fakeLedger } from "../../support/fakes/fake-ledger.ts";
import { bookOf, wholeBook } from "../../support/read-whole.ts";
import { recordWith } from "../../ui/support/records.ts";

const month = (text: string) => text as YearMonth;
const anyHeld: fc.Arbitrary<Held> = fc.oneof(
  fc.constantFrom<Held>("all", "none"),
  anyYearMonth("2025-01", "2026-12"),
);
const held = (reach: Held, one: YearMonth) => holds({ ...EMPTY_BOOK, held: reach }, one);

describe("how far back a book reaches", () => {
  it("is to every month, to none, or to one and those after it", () => {
    expect(held("all", month("1900-01"))).toBe(true);
    expect(held("none", month("2999-12"))).toBe(false);
    expect(
      ["2026-02", "2026-03", "2026-04"].map((one) => held(month("2026-03"), month(one))),
    ).toEqual([false, true, true]);
  });

  it("is as far as one of two does, whichever comes first", () => {
    const anyMonth = anyYearMonth("2024-01", "2027-12");
    fc.assert(
      fc.property(anyHeld, anyHeld, anyMonth, (one, other, at) => {
        expect(held(furtherBack(one, other), at)).toBe(held(one, at) || held(other, at));
        expect(furtherBack(one, other)).toBe(furtherBack(other, one));
      }),
    );
    expect(furtherBack("none", "none")).toBe("none");
    expect(furtherBack("all", "none")).toBe("all");
    expect(furtherBack("none", "all")).toBe("all");
  });
});

describe("what a book says", () => {
  it("of categories are those of a kind in their order, and archived ones are not offered", async () => {
    const [first, second, ...others] = OWN_CATEGORIES.filter(({ kind }) => kind === "income");
    const ledger = fakeLedger();
    ledger.put("categories", { ...second!, archived: true });
    const book = wholeBook(await ledger.log.changes(0));
    const names = [first!, second!, ...others].map(({ name }) => name);
    expect(categoriesOf(book, "income").map(({ name }) => name)).toEqual(names);
    expect(offered(book, "income").map(({ name }) => name)).toEqual(
      names.filter((name) => name !== second!.name),
    );
    expect([...expensesOf(book).keys()].toSorted()).toEqual(
      OWN_CATEGORIES.filter(({ kind }) => kind === "expense")
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it("of the use of a category counts its records, in months that are only told of too, and its budgets", async () => {
    const [food, leisure] = [filedUnder("expense", "Alimentação"), filedUnder("expense", "Lazer")];
    const [budget] = fc.sample(anyBudget, { seed: 1, numRuns: 1 });
    const book = await bookOf({
      transactions: [recordWith(), recordWith(), recordWith({ category: "Lazer" })],
      budgets: [{ ...budget!, category: "Alimentação" }],
    });
    expect(usesOf(book)(food)).toEqual({ records: 2, budgets: 1 });
    expect(usesOf(book)(leisure)).toEqual({ records: 1, budgets: 0 });
    expect(usesOf(book)(filedUnder("expense", "Saúde"))).toEqual({ records: 0, budgets: 0 });
    const told = { month: month("2020-01"), kind: "expense", sum: cents(9), count: 3 } as const;
    const partly = takeInSums({ ...book, held: month("2026-01") }, [{ ...told, category: food }]);
    expect(usesOf(partly)(food)).toEqual({ records: 5, budgets: 1 });
    expect(sumsOf(partly)(month("2020-01"))).toEqual([
      { kind: "expense", category: "Alimentação", sum: 9, count: 3 },
    ]);
  });

  it("of goals and budgets is in the order in which they were made", async () => {
    const budgets = fc
      .sample(anyBudget, { seed: 2, numRuns: 6 })
      .map((one) => ({ ...one, category: "Lazer", month: month("2026-03") }));
    const elsewhere = { ...budgets[0]!, month: month("2026-04") };
    const book = await bookOf({ budgets: [...budgets.slice(1), elsewhere] });
    const ids = budgets.slice(1).map(({ id }) => id);
    expect(budgetsOf(book, month("2026-03")).map(({ id }) => id)).toEqual(ids.toSorted());
    expect(budgetsOf(book, month("2026-03"))[0]?.category).toBe("Lazer");
    expect(goalsOf(book)).toEqual([]);
  });
});
