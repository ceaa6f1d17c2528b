import { nameAt, type ById } from "../../../src/domain/categories/by-id.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import type { RecordWriters } from "./ledger-work.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Ledgers } from "./ledgers.ts";

/** The name of no category; nothing can be filed under it. */
const NO_CATEGORY = "";

/**
 * Returns a request with the current name of its category if it gives a category id; `earlier` is the record that it
 * created before, if any.
 */
export function filed<Wish extends { readonly category?: string | null }>(
  { categoryTrail }: Pick<RecordWriters, "categoryTrail">,
  kind: TransactionKind,
  { categoryId, ...wish }: ById<Wish>,
  earlier?: { readonly category: string | null },
): Wish {
  // Without that field it is a `Wish` again.
  const named = wish as unknown as Wish;
  if (categoryId === undefined) return named;
  const name = nameAt(categoryTrail(categoryId), kind, earlier?.category);
  return { ...named, category: name ?? NO_CATEGORY };
}

/** Returns "bad-category" if no category of the kind has the name in the ledger; null otherwise. */
export const categoryFault = async (
  { categories }: Pick<Ledgers, "categories">,
  ledger: LedgerId,
  wanted: { readonly kind: TransactionKind; readonly category: string },
): Promise<"bad-category" | null> => {
  const isKnown = (await categories(ledger)).some(
    ({ kind, name }) => kind === wanted.kind && name === wanted.category,
  );
  return isKnown ? null : "bad-category";
};
