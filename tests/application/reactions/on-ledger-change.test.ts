import { describe, expect, it, vi } from "vitest";
import { onLedgerChange } from "../../../src/application/reactions/on-ledger-change.ts";
import { EMPTY_BOOK, type Book } from "../../../src/domain/ledger/book.ts";

/** A ledger that a test puts other books into. */
function shelf(book: Book = EMPTY_BOOK) {
  let shown = book;
  const hearers = new Set<() => void>();
  return {
    getSnapshot: () => shown,
    subscribe: (hear: () => void) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    put: (next: Partial<Book>) => {
      shown = { ...shown, ...next };
      for (const hear of hearers) hear();
    },
  };
}

describe("a change of the ledger", () => {
  it("is told once for each revision that it leads to", () => {
    const ledger = shelf({ ...EMPTY_BOOK, epoch: "one", revision: 4 });
    const hear = vi.fn<() => void>();
    const stop = onLedgerChange(ledger, hear);
    ledger.put({ revision: 5 });
    ledger.put({ revision: 7 });
    expect(hear).toHaveBeenCalledTimes(2);
    stop();
    ledger.put({ revision: 8 });
    expect(hear).toHaveBeenCalledTimes(2);
  });

  it("is none where the ledger is read for the first time, further back, or anew", () => {
    const ledger = shelf();
    const hear = vi.fn<() => void>();
    onLedgerChange(ledger, hear);
    ledger.put({ epoch: "one", revision: 4 });
    ledger.put({ held: "all" });
    ledger.put({ epoch: "two", revision: 9 });
    expect(hear).not.toHaveBeenCalled();
  });
});
