import { CATEGORY_NAME_MAX, type Category } from "../../categories/category.ts";
import { CATEGORIES_MAX } from "../../categories/category-fault.ts";
import type { TransactionKind } from "../../transactions/transaction.ts";
import { fateOf, type Review, type ReviewLine } from "../review/review.ts";
import { fileNameKey, ownCategoryOf } from "./own-category.ts";

/** Why no category can be made of a name: an archived one has it, or it is too long. */
export type FileCategoryFault = "archived" | "too-long";

/** A name of a category in a file that no offered category has. */
export type FileCategory = {
  readonly kind: TransactionKind;
  /** As the file writes it first, with single spaces. */
  readonly name: string;
  readonly lines: number;
  /** The category that the user has said it stands for; null if none. */
  readonly filed: string | null;
  readonly fault: FileCategoryFault | null;
};

/** Whether the name in the file decides on a line: no rule does, and the user has not chosen for it alone. */
export const isFiledByName = ({ reason }: ReviewLine): boolean =>
  reason !== null && reason.by !== "rule";

/** The names that no offered category has, of lines that become records; the most frequent first. */
export function fileCategories(
  { lines }: Pick<Review, "lines">,
  own: readonly Category[],
): readonly FileCategory[] {
  // Each spelling is folded once, however many lines have it.
  const spelt = Map.groupBy(
    lines.filter((line) => line.named !== null && isFiledByName(line) && fateOf(line) === "new"),
    ({ kind, named: name }) => `${kind} ${name}`,
  );
  const named = new Map<string, ReviewLine[]>();
  for (const [first, ...others] of spelt.values()) {
    if (first === undefined) continue;
    const key = fileNameKey(first.kind, first.named ?? "");
    named.set(key, (named.get(key) ?? []).concat(first, others));
  }
  const ownOf = ownCategoryOf(own);
  return [...named.values()]
    .flatMap((all): readonly FileCategory[] => {
      // The newest line comes first.
      const first = all.at(-1);
      if (first === undefined || first.named === null) return [];
      const { kind } = first;
      const name = first.named.trim().replace(/\s+/gu, " ");
      const known = ownOf(kind, name);
      if (known?.archived === false) return [];
      const filed = all.every(({ reason }) => reason?.by === "named") ? first.category : null;
      return [{ kind, name, lines: all.length, filed, fault: faultOf(known, name) }];
    })
    .toSorted((one, other) => other.lines - one.lines);
}

function faultOf(known: Category | null, name: string): FileCategoryFault | null {
  if (known !== null) return "archived";
  return name.length > CATEGORY_NAME_MAX ? "too-long" : null;
}

/** The categories that can be made of names, and those for which there is no room beside the user's own. */
export function toBeMade(names: readonly FileCategory[], own: readonly Category[]) {
  const wanted = names.filter(({ filed, fault }) => filed === null && fault === null);
  const room = { income: CATEGORIES_MAX, expense: CATEGORIES_MAX };
  for (const { kind } of own) room[kind] -= 1;
  const fitting = wanted.filter(({ kind }) => (room[kind] -= 1) >= 0);
  return { fitting, beyond: wanted.length - fitting.length };
}
