import type { Category } from "../categories/category.ts";
import type { RuleDraft } from "../rules/rule.ts";
import type { CategoryId } from "../shared/ids.ts";
import { knownName } from "./known-name.ts";
import { habitKey, type Habits } from "./learn.ts";
import { fittingRule, type Described } from "./fitting-rule.ts";

/** Why a category is proposed for a movement; `unknown` if nothing is known about it. */
export type GuessReason =
  | { readonly by: "rule"; readonly contains: string }
  | { readonly by: "choice" }
  | { readonly by: "habit"; readonly count: number; readonly of: number }
  | { readonly by: "last-time" }
  | { readonly by: "known-name"; readonly name: string }
  | { readonly by: "planned" }
  | { readonly by: "file" }
  /** The user said which category a name of the file stands for. */
  | { readonly by: "named" }
  | { readonly by: "unknown" };

/** A category by its name, and why it is proposed. */
export type Guess = { readonly category: string; readonly reason: GuessReason };

/** From this many movements with the same words on the majority counts; below it, the last one. */
const MIN_FOR_MAJORITY = 3;

/** The basis of guesses: the offered categories, the rules in their order, and the learned habits. */
export type Knowledge = {
  readonly categories: readonly Category[];
  readonly rules: readonly RuleDraft[];
  readonly habits: Habits;
};

/**
 * Guesses the category of a movement: by a rule; as last chosen by hand for the same words; as at least three of the
 * last five with the same words; as the last one if there are fewer than three; by a known name; else the vague
 * category. Only offered categories are proposed.
 */
export function guess({ kind, text }: Described, { categories, rules, habits }: Knowledge): Guess {
  const offered = categories.filter((category) => category.kind === kind && !category.archived);
  const isOffered = (name: string | null): name is string =>
    name !== null && offered.some((category) => category.name === name);
  const ruled = fittingRule(
    rules.filter(({ category }) => isOffered(category)),
    { kind, text },
  );
  if (ruled && isOffered(ruled.category)) {
    return { category: ruled.category, reason: { by: "rule", contains: ruled.contains } };
  }
  const { chosen = null, last = [] } = habits.get(habitKey(kind, text)) ?? {};
  if (isOffered(chosen)) return { category: chosen, reason: { by: "choice" } };
  const usual = usualOf(last);
  if (usual !== null && isOffered(usual.category)) return usual;
  const known = knownName(kind, text);
  const filed = offered.find(({ role }) => known !== null && role === known.role);
  if (known && filed) {
    return { category: filed.name, reason: { by: "known-name", name: known.name } };
  }
  return { category: vagueOf(offered), reason: { by: "unknown" } };
}

/** The category of at least three of the last five; of fewer than three movements, that of the last. */
function usualOf(last: readonly string[]): Guess | null {
  const [latest] = last;
  if (latest === undefined) return null;
  if (last.length < MIN_FOR_MAJORITY) return { category: latest, reason: { by: "last-time" } };
  for (const category of new Set(last)) {
    const count = last.filter((other) => other === category).length;
    if (count >= MIN_FOR_MAJORITY)
      return { category, reason: { by: "habit", count, of: last.length } };
  }
  return null;
}

/** The vague categories, for movements about which nothing is known. */
export function vagueCategories(categories: readonly Category[]): ReadonlySet<CategoryId> {
  const names = new Map(
    [...Map.groupBy(categories, ({ kind }) => kind)].map(([kind, ofKind]) => [
      kind,
      vagueOf(ofKind.filter(({ archived }) => !archived)),
    ]),
  );
  const isVague = ({ kind, name, role }: Category) => role === "vague" || name === names.get(kind);
  return new Set(categories.filter(isVague).map(({ id }) => id));
}

/** The category of a movement about which nothing is known: the vague one, else the last that is offered. */
export const vagueOf = (offered: readonly Category[]): string =>
  (offered.find(({ role }) => role === "vague") ?? offered.at(-1))?.name ?? "";
