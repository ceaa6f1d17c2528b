import type { Recurrence } from "../recurrences/recurrence.ts";
import { compareText } from "../shared/compare-text.ts";
import type { Book } from "./book.ts";
import type { WithRevision } from "./stored-record.ts";
import { namesOf } from "./apply-part.ts";

type Listed = {
  readonly categories: Book["categories"];
  readonly recurrences: readonly WithRevision<Recurrence>[];
};

const known = new WeakMap<Book["recurrences"], Listed>();

/**
 * The recurrences of a book, the oldest plan first, with their categories' names; the same list until one of them
 * changes.
 */
export function recurrencesOf({
  recurrences: list,
  categories,
}: Pick<Book, "recurrences" | "categories">): readonly WithRevision<Recurrence>[] {
  const found = known.get(list);
  if (found?.categories === categories) return found.recurrences;
  const names = namesOf(categories);
  const recurrences = [...list.values()]
    .map(({ record, revision }) => ({
      ...record,
      category: names.get(record.category) ?? "",
      revision,
    }))
    .toSorted((left, right) => compareText(left.id, right.id));
  known.set(list, { categories, recurrences });
  return recurrences;
}
