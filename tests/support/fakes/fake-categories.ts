import type { Categories } from "../../../src/application/ports/categories.ts";
import { CATEGORIES } from "../../../src/domain/transactions/categories.ts";
import { openLine, over } from "./line.ts";

/** The category lists without a server. */
export const fakeCategories = (line = openLine()): Categories => ({
  list: (kind) => over(line, () => CATEGORIES[kind]),
});
