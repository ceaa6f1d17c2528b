import type { CivilDate } from "../../domain/shared/civil-date.ts";
import type { Clock } from "../clock.ts";
import type { Book } from "../../domain/ledger/book.ts";

/** A view that is computed once for each book and day, whoever asks. */
export function perBook<View>(
  { today }: Pick<Clock, "today">,
  view: (book: Book) => View,
): (book: Book) => View {
  const known = new WeakMap<Book, { readonly day: CivilDate; readonly view: View }>();
  return (book) => {
    const day = today();
    const last = known.get(book);
    const found = last?.day === day ? last : { day, view: view(book) };
    known.set(book, found);
    return found.view;
  };
}
