import type { Recurrence } from "../recurrences/recurrence.ts";
import { compareText } from "../shared/compare-text.ts";
import type { Book } from "./book.ts";
import type { Seen } from "./stamped.ts";
import { namesOf } from "./take-in.ts";

type Listed = {
  readonly categories: Book["categories"];
  readonly recurrences: readonly Seen<Recurrence>[];
};

const known = new WeakMap<Book["recurrences"], Listed>();

/**
 * The recurrences of a book, the oldest plan first, with their categories' names; the same list until one of them
 * changes.
 */
export function recurrencesOf({
  recurrences: shelf,
  categories,
}: Pick<Book, "recurrences" | "categories">): readonly Seen<Recurrence>[] {
  const found = known.get(shelf);
  if (found?.categories === categories) return found.recurrences;
  const names = namesOf(categories);
  const recurrences = [...shelf.values()]
    .map(({ record, revision }) => ({
      ...record,
      category: names.get(record.category) ?? "",
      revision,
    }))
    .toSorted((left, right) => compareText(left.id, right.id));
  known.set(shelf, { categories, recurrences });
  return recurrences;
}
