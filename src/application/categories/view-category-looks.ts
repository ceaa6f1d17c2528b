import type { Category } from "../../domain/categories/category.ts";
import { shownColour } from "../../domain/categories/shown-colour.ts";
import { shownIcon } from "../../domain/categories/shown-icon.ts";
import type { Book } from "../../domain/ledger/book.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";

/** The colour and the icon of a category: the chosen ones, else those of its role. */
export type CategoryLook = Pick<Category, "colour" | "icon">;

/** The look of a category by its name. */
export type CategoryLooks = (kind: TransactionKind, name: string) => CategoryLook;

const UNKNOWN: CategoryLook = { colour: null, icon: null };

// The same object until the categories change.
const known = new WeakMap<Book["categories"], CategoryLooks>();

/** The looks of the user's categories. */
export function viewCategoryLooks({ categories }: Pick<Book, "categories">): CategoryLooks {
  const found = known.get(categories);
  if (found !== undefined) return found;
  const looks = new Map(
    Array.from(categories.values(), ({ record }) => [
      `${record.kind} ${record.name}`,
      { colour: shownColour(record), icon: shownIcon(record) },
    ]),
  );
  const lookOf: CategoryLooks = (kind, name) => looks.get(`${kind} ${name}`) ?? UNKNOWN;
  known.set(categories, lookOf);
  return lookOf;
}
