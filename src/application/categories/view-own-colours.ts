import type { Category } from "../../domain/categories/category.ts";
import type { Book } from "../../domain/ledger/book.ts";

/** The colour that the user gave to an expense category, by its name; null if none. */
export type OwnColours = (name: string) => Category["colour"];

// The same object until the categories change.
const known = new WeakMap<Book["categories"], OwnColours>();

/** The colours that the user has given to expense categories. */
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
