import type { Goal } from "../../domain/goals/goal.ts";
import type { Book } from "../../domain/ledger/book.ts";
import { goalsOf } from "../../domain/ledger/read-book.ts";
import { viewCategories } from "./view-categories.ts";

/** What a simulation can be about. */
export type SimulatorChoices = {
  readonly categories: readonly string[];
  readonly goals: readonly Goal[];
};

/** The categories and the goals of a book to choose from. */
export const viewSimulator = (book: Book): SimulatorChoices => ({
  categories: viewCategories(book).expense,
  goals: goalsOf(book),
});
