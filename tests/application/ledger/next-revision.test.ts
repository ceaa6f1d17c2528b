import { expect, it, vi } from "vitest";
import { makeObservableBook } from "../../../src/application/ledger/ledger.ts";
import { nextRevision } from "../../../src/application/ledger/next-revision.ts";
import { EMPTY_BOOK } from "../../../src/domain/ledger/book.ts";

const bookAt = (revision: number, epoch = "e") => ({ ...EMPTY_BOOK, epoch, revision });

function start() {
  const book = makeObservableBook();
  book.put(bookAt(1));
  const listener = vi.fn<() => void>();
  return { put: book.put, listener, wait: nextRevision(book, listener) };
}

it("calls back once, at the next revision or another epoch, and not for what else changes in the book", () => {
  const { put, listener, wait } = start();
  put(bookAt(2));
  expect(listener).not.toHaveBeenCalled();
  wait();
  put({ ...bookAt(2), held: "all" });
  expect(listener).not.toHaveBeenCalled();
  put(bookAt(3));
  put(bookAt(4));
  expect(listener).toHaveBeenCalledTimes(1);
  wait();
  put(bookAt(4, "f"));
  expect(listener).toHaveBeenCalledTimes(2);
});

it("waits once, however often it is asked to", () => {
  const { put, listener, wait } = start();
  wait();
  wait();
  put(bookAt(2));
  expect(listener).toHaveBeenCalledTimes(1);
});

it("may be asked to wait again by what it calls back", () => {
  const { put, listener, wait } = start();
  listener.mockImplementation(wait);
  wait();
  for (const revision of [2, 3, 4]) put(bookAt(revision));
  expect(listener).toHaveBeenCalledTimes(3);
});
