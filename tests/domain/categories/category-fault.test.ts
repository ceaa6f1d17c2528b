import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Category } from "../../../src/domain/categories/category.ts";
import {
  CATEGORIES_MAX,
  categoryFault,
  isNameTaken,
  nameKeyOf,
  offersOne,
} from "../../../src/domain/categories/category-fault.ts";
import { categoryId } from "../../../src/domain/shared/ids.ts";
import { anyCategories } from "../../support/arbitraries/categories.ts";
import { anyCategory } from "../../support/arbitraries/ledger.ts";
import { OWN_CATEGORIES } from "../../support/categories.ts";

const CAR: Category = {
  id: categoryId("car"),
  kind: "expense",
  name: "Carro",
  role: null,
  fixed: false,
  colour: null,
  icon: null,
  position: 0,
  archived: false,
};

/** What a ledger has once it has let in all that it may have of some wishes. */
const letIn = (wishes: readonly Category[]) =>
  wishes.reduce<readonly Category[]>(
    (all, wish) =>
      categoryFault(all, wish) === null ? [...all.filter(({ id }) => id !== wish.id), wish] : all,
    OWN_CATEGORIES,
  );

describe("the categories of a ledger", () => {
  it("never have two of a kind whose names differ in case and accents alone, and always offer one of each", () => {
    fc.assert(
      fc.property(anyCategories(), (wishes) => {
        const all = letIn(wishes);
        const keys = all.map(({ kind, name }) => `${kind} ${nameKeyOf(name)}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const kind of ["income", "expense"] as const) expect(offersOne(all, kind)).toBe(true);
      }),
    );
  });

  it.each(["SAÚDE", "saude", " Saúde "])("take no second '%s'", (name) => {
    expect(categoryFault(OWN_CATEGORIES, { ...CAR, name })).toBe("category-name-taken");
    expect(categoryFault(OWN_CATEGORIES, { ...CAR, name, kind: "income" })).toBeNull();
    expect(isNameTaken(OWN_CATEGORIES, { kind: "expense", name }, null)).toBe(true);
  });

  it("let a category be called otherwise, even by its own name in other letters", () => {
    for (const own of OWN_CATEGORIES)
      expect(categoryFault(OWN_CATEGORIES, { ...own, name: own.name.toUpperCase() })).toBeNull();
  });

  it("let what was there already stay, whatever it is called", () => {
    const twins = [...OWN_CATEGORIES, { ...CAR, name: "lazer", archived: true }];
    expect(categoryFault(twins, { ...CAR, name: "lazer", archived: true, fixed: true })).toBeNull();
  });

  it("are at most a hundred of a kind", () => {
    const full = Array.from({ length: CATEGORIES_MAX }, (_, index) => ({
      ...CAR,
      id: categoryId(`${index}`),
      name: `Categoria ${index}`,
    }));
    expect(categoryFault(full, CAR)).toBe("too-many-categories");
    expect(categoryFault(full.slice(1), CAR)).toBeNull();
    expect(categoryFault(full, { ...CAR, kind: "income" })).toBeNull();
    for (const one of full.slice(0, 3))
      expect(categoryFault(full, { ...one, fixed: true })).toBeNull();
  });

  it("keep the last one that is offered", () => {
    fc.assert(
      fc.property(anyCategory, (category) => {
        const last = { ...category, archived: false };
        expect(categoryFault([last], { ...last, archived: true })).toBe("last-category");
      }),
    );
  });
});
