import { useMemo, useSyncExternalStore } from "react";
import type { Book } from "../domain/ledger/book.ts";
import { useSignedIn, useToday } from "./signed-in-context.ts";

const nobodyHears = () => () => undefined;

/** The result of a view of the ledger's book, updated with the book and the day. */
export function useLedgerView<View>(view: (book: Book) => View): View;
export function useLedgerView<View>(view: ((book: Book) => View) | null): View | null;
export function useLedgerView<View>(view: ((book: Book) => View) | null): View | null {
  const { ledger } = useSignedIn();
  const book = useSyncExternalStore(view === null ? nobodyHears : ledger.subscribe, () =>
    view === null ? null : ledger.getSnapshot(),
  );
  const today = useToday();
  // A view asks the clock itself.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => (view === null || book === null ? null : view(book)), [view, book, today]);
}
