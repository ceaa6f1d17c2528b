import { describe, expect, it } from "vitest";
import { categoryIds } from "../../../src/application/ledger/category-ids.ts";
import { makeObservableBook } from "../../../src/application/ledger/ledger.ts";
import type { Category } from "../../../src/domain/categories/category.ts";
import { EMPTY_BOOK } from "../../../src/domain/ledger/book.ts";
import { filedUnder, OWN_CATEGORIES } from "../../support/categories.ts";

const shelf = (categories: readonly Category[]) =>
  new Map(categories.map((record) => [record.id, { record, revision: 1, removed: false }]));

const LEISURE = filedUnder("expense", "Lazer");

const renamed = (to: string) =>
  shelf(OWN_CATEGORIES.map((one) => (one.id === LEISURE ? { ...one, name: to } : one)));

function begun() {
  const observableBook = makeObservableBook();
  const book = { ...EMPTY_BOOK, epoch: "e", categories: shelf(OWN_CATEGORIES) };
  observableBook.put(book);
  return { observableBook, book, idOf: categoryIds(observableBook) };
}

describe("the ids of categories", () => {
  it("are those of the book, by kind and name", () => {
    const { idOf } = begun();
    expect(idOf("expense", "Lazer")).toBe(LEISURE);
    expect(idOf("income", "Outros")).toBe(filedUnder("income", "Outros"));
    expect(idOf("expense", "Outros")).toBe(filedUnder("expense", "Outros"));
    expect(idOf("income", "Lazer")).toBeNull();
  });

  it("are told by the names of before too, until a category takes one of these", () => {
    const { observableBook, book, idOf } = begun();
    observableBook.put({ ...book, categories: renamed("Tempo livre") });
    expect([idOf("expense", "Tempo livre"), idOf("expense", "Lazer")]).toEqual([LEISURE, LEISURE]);
    observableBook.put({
      ...book,
      categories: shelf(OWN_CATEGORIES.filter(({ id }) => id !== LEISURE)),
    });
    expect([idOf("expense", "Tempo livre"), idOf("expense", "Lazer")]).toEqual([LEISURE, LEISURE]);
    const health = filedUnder("expense", "Saúde");
    const others = OWN_CATEGORIES.filter(({ id }) => id !== LEISURE);
    const taken = others.map((one) => (one.id === health ? { ...one, name: "Lazer" } : one));
    observableBook.put({ ...book, categories: shelf(taken) });
    expect(idOf("expense", "Lazer")).toBe(health);
  });

  it("of another life of the ledger are forgotten", () => {
    const { observableBook, book, idOf } = begun();
    observableBook.put({ ...book, epoch: "another", categories: renamed("Tempo livre") });
    expect(idOf("expense", "Lazer")).toBeNull();
    expect(idOf("expense", "Tempo livre")).toBe(LEISURE);
  });

  it("are none for an older server, as long as it is one", () => {
    const { observableBook, book, idOf } = begun();
    observableBook.put({ ...book, whole: false });
    expect(idOf("expense", "Lazer")).toBeNull();
    observableBook.put(book);
    expect(idOf("expense", "Lazer")).toBe(LEISURE);
  });
});
