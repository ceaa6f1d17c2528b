import { foldText } from "../shared/fold-text.ts";
import type { TransactionFilter } from "./filter.ts";
import { readSearch } from "./search.ts";
import type { Transaction } from "./transaction.ts";

/** Returns the records that match a filter, in their order. */
export function filterTransactions<Entity extends Transaction>(
  transactions: readonly Entity[],
  { kind, category, from, to, least, most, search }: TransactionFilter,
): readonly Entity[] {
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

// Folding costs more than searching, so each list is folded once, on its first search.
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
