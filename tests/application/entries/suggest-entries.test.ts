import { describe, expect, it } from "vitest";
import { guessCategory, suggestEntries } from "../../../src/application/entries/suggest-entries.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { bookOf } from "../../support/read-whole.ts";
import { recordWith } from "../../ui/support/records.ts";

const CINEMA = recordWith({ description: "Cinema", category: "Lazer" });

describe("suggestions of a book", () => {
  it("are those of one kind, and of categories that can still be chosen", async () => {
    const book = await bookOf({ transactions: [CINEMA] });
    expect(suggestEntries("expense", "cin")(book)).toMatchObject([{ category: "Lazer" }]);
    expect(suggestEntries("income", "cin")(book)).toEqual([]);
    expect([
      guessCategory(book, "expense", "Cinema"),
      guessCategory(book, "income", "Cinema"),
    ]).toEqual(["Lazer", null]);
    const archived = new Map(
      [...book.categories].map(([id, stamped]) => [
        id,
        { ...stamped, record: { ...stamped.record, archived: stamped.record.name === "Lazer" } },
      ]),
    );
    const later = { ...book, categories: archived };
    expect(suggestEntries("expense", "cin")(later)).toEqual([]);
    expect(guessCategory(later, "expense", "Cinema")).toBeNull();
  });

  it("are read again only of months that have changed", async () => {
    const book = await bookOf({ transactions: [CINEMA] });
    const [first] = suggestEntries("expense", "c")(book);
    expect(suggestEntries("expense", "ci")(book)[0]).toBe(first);
    const month = monthOf(CINEMA.date);
    const months = new Map(book.months).set(month, { rows: [], sums: [] });
    expect(suggestEntries("expense", "c")({ ...book, months })).toEqual([]);
  });
});
