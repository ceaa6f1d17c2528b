import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DeviceCopy, CopiedLedger } from "../../../src/application/ledger/device-copy.ts";
import { EMPTY_BOOK, type Book } from "../../../src/domain/ledger/book.ts";
import { applyPart } from "../../../src/domain/ledger/apply-part.ts";
import { userId } from "../../../src/domain/shared/ids.ts";
import { anyBooks } from "../../support/any-book.ts";
import { runs } from "../../support/runs.ts";

const ANA = userId("ana");
const RUI = userId("rui");
const AT = Date.UTC(2026, 10, 20);

/** The book that a copy comes to. */
export async function bookOf(kept: CopiedLedger | null): Promise<Book | null> {
  if (kept === null) return null;
  let book = EMPTY_BOOK;
  for await (const { part, held } of kept.parts)
    book = applyPart(book, part, { since: book === EMPTY_BOOK ? 0 : null, held });
  return book;
}

/** What a book tells, whatever it remembers of what was removed. */
export const told = (book: Book | null) => book && { ...book, removed: new Map() };

/** What every copy does; `open` begins with an empty device. */
export function deviceCopySuite(open: () => Promise<DeviceCopy>): void {
  const begun = (law: (copy: DeviceCopy, books: readonly Book[]) => Promise<void>) =>
    fc.assert(
      fc.asyncProperty(anyBooks, async (books) => law(await open(), await books)),
      { numRuns: runs(12) },
    );

  describe("the copy of a device", () => {
    it("is none at first, and to destroy none does no harm", async () => {
      const copy = await open();
      await copy.destroy();
      expect([await copy.read(ANA), await copy.size(ANA)]).toEqual([null, 0]);
    });

    it("gives back every book that was put there, and when", () =>
      begun(async (copy, books) => {
        for (const [index, book] of books.entries()) {
          const put = index === 0 ? "begin" : "update";
          expect(await copy[put](ANA, book, AT + index)).toBe(true);
          const kept = await copy.read(ANA);
          expect(told(await bookOf(kept))).toEqual(told(book));
          expect(kept?.at).toBe(AT + index);
          expect(kept?.sums.length).toBe(
            [...book.months.values()].flatMap(({ sums }) => sums).length,
          );
        }
        expect(await copy.size(ANA)).toBeGreaterThan(0);
      }));

    it("never goes back to an older book of the same life", () =>
      begun(async (copy, books) => {
        const newest = books.at(-1) ?? EMPTY_BOOK;
        await copy.begin(ANA, newest, AT);
        expect(await copy.update(ANA, books[0] ?? newest, AT)).toBe(true);
        expect(told(await bookOf(await copy.read(ANA)))).toEqual(told(newest));
      }));

    it("follows a ledger into another life", () =>
      begun(async (copy, books) => {
        const [first = EMPTY_BOOK] = books;
        await copy.begin(ANA, books.at(-1) ?? first, AT);
        const reborn = { ...first, epoch: "another" };
        expect(await copy.update(ANA, reborn, AT)).toBe(true);
        expect(told(await bookOf(await copy.read(ANA)))).toEqual(told(reborn));
      }));

    it("is nobody else's: whoever else looks finds none, and then there is none", () =>
      begun(async (copy, [book = EMPTY_BOOK]) => {
        await copy.begin(ANA, book, AT);
        expect(await copy.read(RUI)).toBe(null);
        expect(await copy.read(ANA)).toBe(null);
      }));

    it("once destroyed is not brought up to date any more, but may be begun anew", () =>
      begun(async (copy, [book = EMPTY_BOOK]) => {
        await copy.begin(ANA, book, AT);
        await copy.destroy();
        expect(await copy.update(ANA, book, AT)).toBe(false);
        expect(await copy.read(ANA)).toBe(null);
        expect(await copy.begin(ANA, book, AT)).toBe(true);
        expect(told(await bookOf(await copy.read(ANA)))).toEqual(told(book));
      }));
  });
}
