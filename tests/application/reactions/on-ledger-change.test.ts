import { describe, expect, it, vi } from "vitest";
import { onLedgerChange } from "../../../src/application/reactions/on-ledger-change.ts";
import { EMPTY_BOOK, type Book } from "../../../src/domain/ledger/book.ts";

/** A ledger that a test puts other books into. */
function shelf(book: Book = EMPTY_BOOK) {
  let shown = book;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put: (next: Partial<Book>) => {
      shown = { ...shown, ...next };
      for (const listener of listeners) listener();
    },
  };
}

describe("a change of the ledger", () => {
  it("is told once for each revision that it leads to", () => {
    const ledger = shelf({ ...EMPTY_BOOK, epoch: "one", revision: 4 });
    const listener = vi.fn<() => void>();
    const stop = onLedgerChange(ledger, listener);
    ledger.put({ revision: 5 });
    ledger.put({ revision: 7 });
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    ledger.put({ revision: 8 });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("is none where the ledger is read for the first time, further back, or anew", () => {
    const ledger = shelf();
    const listener = vi.fn<() => void>();
    onLedgerChange(ledger, listener);
    ledger.put({ epoch: "one", revision: 4 });
    ledger.put({ held: "all" });
    ledger.put({ epoch: "two", revision: 9 });
    expect(listener).not.toHaveBeenCalled();
  });
});
