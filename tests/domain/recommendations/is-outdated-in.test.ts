import { describe, expect, it } from "vitest";
import { applyPending } from "../../../src/domain/ledger/pending.ts";
import { UNCONFIRMED } from "../../../src/domain/ledger/revision.ts";
import { unsent, type Written } from "../../../src/domain/ledger/written.ts";
import { isOutdatedIn } from "../../../src/domain/recommendations/is-outdated-in.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { someBooks } from "../../support/any-book.ts";

describe("whether a report is outdated in a book", () => {
  it("is so of the revision of every earlier book, and never of its own", async () => {
    const books = await someBooks();
    for (const book of books) {
      expect(isOutdatedIn(book)(book)).toBe(false);
      expect(isOutdatedIn({ revision: null })(book)).toBe(false);
      for (const earlier of books.filter(({ revision }) => revision < book.revision))
        expect(isOutdatedIn(earlier)(book)).toBe(true);
    }
  });

  it("counts what was written here and is not confirmed, removals too", async () => {
    const book = (await someBooks()).at(-1)!;
    const id = [...book.months.values()].flatMap(({ rows }) => rows)[0]!.id;
    const removed: Written = {
      type: "removed",
      ids: { transactions: [id] },
      revision: UNCONFIRMED,
    };
    for (const written of [removed, unsent(removed)]) {
      const shown = applyPending(book, [{ change: changeId("change"), written }]);
      expect(isOutdatedIn(book)(shown)).toBe(true);
    }
    expect(isOutdatedIn(book)(book)).toBe(false);
  });
});
