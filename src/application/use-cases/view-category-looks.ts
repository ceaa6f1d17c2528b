import type { Category } from "../../domain/categories/category.ts";
import type { Book } from "../../domain/ledger/book.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";

/** How a category looks that has a colour or an icon of its own. */
export type CategoryLook = Pick<Category, "colour" | "icon">;

/** The look of a category by its name; null of one that has none of its own. */
export type CategoryLooks = (kind: TransactionKind, name: string) => CategoryLook | null;

// Who looks at them sees other looks only where there are some.
const known = new WeakMap<Book["categories"], CategoryLooks>();

/** The looks that a person has given to their categories. */
export function viewCategoryLooks({ categories }: Pick<Book, "categories">): CategoryLooks {
  const found = known.get(categories);
  if (found !== undefined) return found;
  const looks = new Map(
    [...categories.values()]
      .filter(({ record: { colour, icon } }) => colour !== null || icon !== null)
      .map(({ record }) => [`${record.kind} ${record.name}`, record]),
  );
  const lookOf: CategoryLooks = (kind, name) => looks.get(`${kind} ${name}`) ?? null;
  known.set(categories, lookOf);
  return lookOf;
}
