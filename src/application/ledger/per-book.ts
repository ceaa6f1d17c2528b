import type { Book } from "../../domain/ledger/book.ts";

/** A view that is computed once for each book, whoever asks. */
export function perBook<View>(view: (book: Book) => View): (book: Book) => View {
  const known = new WeakMap<Book, { readonly view: View }>();
  return (book) => {
    const found = known.get(book) ?? { view: view(book) };
    known.set(book, found);
    return found.view;
  };
}
