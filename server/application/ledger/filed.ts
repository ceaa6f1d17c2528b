import { nameAt, type ById } from "../../../src/domain/categories/by-id.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import type { RecordWriters } from "./ledger-work.ts";

/** The name of no category, under which nothing can be filed. */
const NO_CATEGORY = "";

/**
 * A wish that names its category as it is called now, where it says by identity which one it means; `earlier` is the record
 * that it made before, if any.
 */
export function filed<Wish extends { readonly category?: string | null }>(
  { categoryTrail }: Pick<RecordWriters, "categoryTrail">,
  kind: TransactionKind,
  { categoryId, ...wish }: ById<Wish>,
  earlier?: { readonly category: string | null },
): Wish {
  // Without that field it is the wish again.
  const named = wish as unknown as Wish;
  if (categoryId === undefined) return named;
  const name = nameAt(categoryTrail(categoryId), kind, earlier?.category);
  return { ...named, category: name ?? NO_CATEGORY };
}
