import { isReached, type Goal } from "../../domain/goals/goal.ts";
import { inGoalOrder } from "../../domain/goals/goal-order.ts";
import type { Book } from "../../domain/ledger/book.ts";
import { goalsOf } from "../../domain/ledger/read-book.ts";
import { figuresOf, type NormalFigures } from "../../domain/normal-month/normal-figures.ts";
import type { Clock } from "../clock.ts";
import { viewCategories } from "../categories/view-categories.ts";
import { viewNormalMonth } from "../forecast/view-normal-month.ts";

/** The options of a simulation, and the month it starts from; null until enough of the book is loaded. */
export type SimulatorChoices = {
  readonly categories: readonly string[];
  readonly goals: readonly Goal[];
  readonly normal: NormalFigures | null;
};

/** The categories of a book to choose from, the goals that are not reached yet, and a normal month. */
export function viewSimulator(clock: Clock) {
  const normalOf = viewNormalMonth(clock);
  return (book: Book): SimulatorChoices => {
    const normal = normalOf(book);
    return {
      categories: viewCategories(book).expense,
      goals: inGoalOrder(goalsOf(book)).filter((goal) => !isReached(goal)),
      normal: normal && figuresOf(normal),
    };
  };
}
