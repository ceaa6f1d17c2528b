import type { Category } from "../../domain/categories/category.ts";
import type { Book } from "../../domain/ledger/book.ts";

/** The colour that somebody gave a category of expenses, by its name; null of one that has none of its own. */
export type OwnColours = (name: string) => Category["colour"];

// Who looks at them sees other colours only where there are some.
const known = new WeakMap<Book["categories"], OwnColours>();

/** The colours that a person has given to their categories of expenses. */
export function viewOwnColours({ categories }: Pick<Book, "categories">): OwnColours {
  const found = known.get(categories);
  if (found !== undefined) return found;
  const colours = new Map<string, Category["colour"]>();
  for (const { record } of categories.values())
    if (record.kind === "expense") colours.set(record.name, record.colour);
  const colourOf: OwnColours = (name) => colours.get(name) ?? null;
  known.set(categories, colourOf);
  return colourOf;
}
