import type { CategoryRole } from "../categories/category.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import { KNOWN_NAMES } from "./known-names.ts";
import { plainWords } from "../shared/plain-words.ts";
import { keyWords } from "./words.ts";

/** A known name, and the role of its category. */
export type KnownName = { readonly name: string; readonly role: CategoryRole };

type Entry = KnownName & { readonly atTheStart: boolean };

/** The longest name first, so that 'uber eats' does not match 'uber'. */
type ByFirstWord = ReadonlyMap<string, readonly Entry[]>;

const LIST: Readonly<Record<TransactionKind, ByFirstWord>> = {
  income: byFirstWord(KNOWN_NAMES.income),
  expense: byFirstWord(KNOWN_NAMES.expense),
};

function byFirstWord(names: Partial<Readonly<Record<CategoryRole, string>>>): ByFirstWord {
  const entries = Object.entries(names).flatMap(([role, list]) =>
    list.split(",").map((written): Entry => {
      const plain = plainWords(written).join(" ");
      return {
        name: plain,
        role: role as CategoryRole,
        atTheStart: written.trim().startsWith("^"),
      };
    }),
  );
  const longestFirst = entries.toSorted((a, b) => b.name.length - a.name.length);
  return Map.groupBy(longestFirst, ({ name }) => name.split(" ")[0] ?? "");
}

/** The longest known name among the words of a description; null if there is none. */
export function knownName(kind: TransactionKind, description: string): KnownName | null {
  const words = plainWords(description);
  let found: Entry | null = null;
  for (const [at, word] of words.entries()) {
    const entries = LIST[kind].get(word);
    if (entries === undefined) continue;
    const rest = `${words.slice(at).join(" ")} `;
    const named = entries.find(({ name }) => rest.startsWith(`${name} `));
    if (named && named.name.length > (found?.name.length ?? 0) && isInPlace(named, description)) {
      found = named;
    }
  }
  return found;
}

const isInPlace = ({ name, atTheStart }: Entry, description: string): boolean =>
  !atTheStart || `${keyWords(description)} `.startsWith(`${name} `);
