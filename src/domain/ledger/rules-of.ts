import type { Rule } from "../rules/rule.ts";
import { compareText } from "../shared/compare-text.ts";
import type { Book } from "./book.ts";
import { withRevision, type WithRevision } from "./stored-record.ts";
import { namesOf } from "./apply-part.ts";

/** The rules for imported movements, in their order, with their categories' names. */
export function rulesOf({ rules, categories }: Book): readonly WithRevision<Rule>[] {
  const names = namesOf(categories);
  return [...rules.values()]
    .map(withRevision)
    .map((rule) => ({
      ...rule,
      category: rule.category === null ? null : (names.get(rule.category) ?? ""),
    }))
    .toSorted((left, right) => left.position - right.position || compareText(left.id, right.id));
}
