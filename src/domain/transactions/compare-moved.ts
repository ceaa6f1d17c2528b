import { compareText } from "../shared/compare-text.ts";
import type { Moved } from "./movement-words.ts";

/** An order by nothing but what is shown, incomes of a day first, so that whoever reads the same records lists them alike. */
export const compareMoved = (one: Moved, other: Moved): number =>
  compareText(one.date, other.date) ||
  compareText(other.kind, one.kind) ||
  compareText(one.category, other.category) ||
  compareText(one.description ?? "", other.description ?? "") ||
  one.amount - other.amount;
