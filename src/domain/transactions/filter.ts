import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { foldText } from "../shared/fold-text.ts";
import { readSearch } from "./search.ts";
import type { Transaction, TransactionKind } from "./transaction.ts";

/** The filter of the history; null stands for no bound, all bounds are inclusive, amounts in cents. */
export type TransactionFilter = {
  readonly kind: TransactionKind | null;
  readonly category: string | null;
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
  readonly least: Cents | null;
  readonly most: Cents | null;
  /** The text that is looked for, as `readSearch` reads it. */
  readonly search: string;
};

export const NO_FILTER: TransactionFilter = {
  kind: null,
  category: null,
  from: null,
  to: null,
  least: null,
  most: null,
  search: "",
};

/** Whether a filter may leave anything out. */
export const isFiltering = ({ search, ...bounds }: TransactionFilter): boolean =>
  search.trim() !== "" || Object.values(bounds).some((bound) => bound !== null);

/** Another kind has other categories, so changing it resets the category. */
export const withKind = <Filter extends Pick<TransactionFilter, "kind" | "category">>(
  filter: Filter,
  kind: TransactionKind | null,
): Filter => ({ ...filter, kind, category: null });

/** Keeps the records that a filter lets through, in their order. */
export function filterTransactions<Kept extends Transaction>(
  transactions: readonly Kept[],
  { kind, category, from, to, least, most, search }: TransactionFilter,
): readonly Kept[] {
  const searched = readSearch(search);
  const texts = searched === null ? [] : searchableTexts(transactions);
  return transactions.filter(
    (record, index) =>
      (kind === null || record.kind === kind) &&
      (category === null || record.category === category) &&
      (from === null || record.date >= from) &&
      (to === null || record.date <= to) &&
      (least === null || record.amount >= least) &&
      (most === null || record.amount <= most) &&
      (searched === null || searched(record, texts[index] ?? "")),
  );
}

// Folding costs more than searching, so each list is folded once, at its first search.
const folded = new WeakMap<readonly Transaction[], readonly string[]>();

function searchableTexts(transactions: readonly Transaction[]): readonly string[] {
  const known = folded.get(transactions);
  if (known !== undefined) return known;
  const categories = new Map<string, string>();
  const texts = transactions.map(({ category, description }) => {
    const name = categories.get(category) ?? foldText(category);
    categories.set(category, name);
    return description === null ? name : `${name} ${foldText(description)}`;
  });
  folded.set(transactions, texts);
  return texts;
}
