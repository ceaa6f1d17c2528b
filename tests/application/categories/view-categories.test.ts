import { describe, expect, it } from "vitest";
import { viewCategories } from "../../../src/application/categories/view-categories.ts";
import { applyPart } from "../../../src/domain/ledger/apply-part.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { OWN_CATEGORIES } from "../../support/categories.ts";
import { fakeLedger } from "../../support/fakes/fake-ledger.ts";
import { bookOf, wholeBook } from "../../support/read-whole.ts";
import { recordWith } from "../../ui/support/records.ts";

describe("the categories", () => {
  it("of both kinds come in the order of offering", async () => {
    expect(viewCategories(await bookOf())).toEqual(CATEGORIES);
  });

  it("leave out what is archived", async () => {
    const ledger = fakeLedger();
    const [salary] = OWN_CATEGORIES;
    ledger.put("categories", { ...salary!, archived: true });
    const { income } = viewCategories(wholeBook(await ledger.log.changes(0)));
    expect(income).toEqual(CATEGORIES.income.slice(1));
  });

  it("are the same list until one of them changes", async () => {
    const ledger = fakeLedger();
    const before = wholeBook(await ledger.log.changes(0));
    ledger.put("transactions", recordWith());
    const after = applyPart(before, await ledger.log.changes(before.revision));
    expect(viewCategories(after)).toBe(viewCategories(before));
  });
});
