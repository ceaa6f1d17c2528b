import type { Category } from "../../categories/category.ts";
import { vagueOf } from "../../guessing/guess.ts";
import type { Review, ReviewLine } from "../review/review.ts";
import { isFiledByName, type FileCategory } from "./file-categories.ts";
import { fileNameKey, ownCategoryOf } from "./own-category.ts";

/** Files all lines of a name under a category of the user's, except those with a rule or a category of their own. */
export function fileName(review: Review, name: FileCategory, category: string): Review {
  const key = fileNameKey(name.kind, name.name);
  const isMeant = (line: ReviewLine) =>
    line.named !== null &&
    isFiledByName(line) &&
    line.kind === name.kind &&
    fileNameKey(line.kind, line.named) === key;
  return changed(review, (line) => (isMeant(line) ? { category, reason: { by: "named" } } : null));
}

/**
 * Files lines anew after the user's categories have changed: under the one that the file names, if there is one now; a
 * line whose category is gone as it was guessed, else under the vague one.
 */
export function refiled(review: Review, own: readonly Category[]): Review {
  const offered = {
    income: own.filter(({ kind, archived }) => kind === "income" && !archived),
    expense: own.filter(({ kind, archived }) => kind === "expense" && !archived),
  };
  const names = {
    income: new Set(offered.income.map(({ name }) => name)),
    expense: new Set(offered.expense.map(({ name }) => name)),
  };
  const ownOf = ownCategoryOf([...offered.income, ...offered.expense]);
  const namedNow = ({ kind, named }: ReviewLine) =>
    named === null ? null : (ownOf(kind, named)?.name ?? null);
  return changed(review, (line) => {
    const { kind, category, reason, guessed } = line;
    const told = isFiledByName(line) ? namedNow(line) : null;
    if (told !== null && told === category) return null;
    if (told !== null && reason !== null && reason.by !== "named")
      return { category: told, reason: { by: "file" }, guessed: { category, reason } };
    if (names[kind].has(category)) return null;
    return guessed && names[kind].has(guessed.category)
      ? guessed
      : { category: vagueOf(offered[kind]), reason: { by: "unknown" } };
  });
}

type Filing = Partial<Pick<ReviewLine, "category" | "reason" | "guessed">>;

/** Files some lines otherwise; the others stay the same objects, and the review too if all do. */
function changed(review: Review, filingOf: (line: ReviewLine) => Filing | null): Review {
  let isSame = true;
  const lines = review.lines.map((line) => {
    const filing = filingOf(line);
    if (filing === null) return line;
    isSame = false;
    return { ...line, ...filing };
  });
  return isSame ? review : { ...review, lines };
}
