import { isReached, type Goal } from "../../domain/goals/goal.ts";
import type { Book } from "../../domain/ledger/book.ts";
import { goalsOf } from "../../domain/ledger/read-book.ts";
import { viewCategories } from "./view-categories.ts";

/** What a simulation can be about. */
export type SimulatorChoices = {
  readonly categories: readonly string[];
  readonly goals: readonly Goal[];
};

/** The categories of a book to choose from, and the goals that are not reached yet. */
export const viewSimulator = (book: Book): SimulatorChoices => ({
  categories: viewCategories(book).expense,
  goals: goalsOf(book).filter((goal) => !isReached(goal)),
});
