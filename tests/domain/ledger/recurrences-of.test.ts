import { describe, expect, it } from "vitest";
import { EMPTY_BOOK } from "../../../src/domain/ledger/book.ts";
import { recurrencesOf } from "../../../src/domain/ledger/recurrences-of.ts";
import { applyPart } from "../../../src/domain/ledger/apply-part.ts";
import { fakeLedger } from "../../support/fakes/fake-ledger.ts";
import { planned } from "../../support/recurrences.ts";

const RENT = planned();
const GYM = planned({ id: "01890000-0000-7000-8000-000000000002", description: "Ginásio" });

describe("what comes again in a book", () => {
  it("is listed with its revision, the oldest plan first, under the names of its categories", async () => {
    const server = fakeLedger({ recurrences: [GYM, RENT] });
    const book = applyPart(EMPTY_BOOK, await server.log.changes(0));
    expect(recurrencesOf(book)).toEqual([
      { ...RENT, revision: 1 },
      { ...GYM, revision: 1 },
    ]);
    const [home] = server.living("categories").filter(({ name }) => name === RENT.category);
    if (home === undefined) throw new Error("a category");
    server.put("categories", { ...home, name: "Casa" });
    const renamed = applyPart(book, await server.log.changes(book.revision));
    expect(recurrencesOf(renamed).map(({ category }) => category)).toEqual(["Casa", "Casa"]);
  });

  it("is the same list until one of them, or a category, becomes another", async () => {
    const server = fakeLedger({ recurrences: [RENT] });
    const book = applyPart(EMPTY_BOOK, await server.log.changes(0));
    const listed = recurrencesOf(book);
    const without = { ...book, goals: new Map() };
    expect(recurrencesOf(without)).toBe(listed);
    server.remove("recurrences", RENT.id);
    expect(recurrencesOf(applyPart(book, await server.log.changes(1)))).toEqual([]);
  });
});
