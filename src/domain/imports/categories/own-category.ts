import type { Category } from "../../categories/category.ts";
import { nameKeyOf } from "../../categories/category-fault.ts";
import type { TransactionKind } from "../../transactions/transaction.ts";

/** The key by which a name of a file is compared: with single spaces, without regard to case and accents. */
export const fileNameKey = (kind: TransactionKind, name: string): string =>
  `${kind} ${nameKeyOf(name.replace(/\s+/gu, " "))}`;

/** Returns the category that has a file's name; null if there is none. */
export type OwnCategory = (kind: TransactionKind, name: string) => Category | null;

/** Looks among a user's categories, archived ones included. */
export function ownCategoryOf(categories: readonly Category[]): OwnCategory {
  const known = new Map(categories.map((own) => [fileNameKey(own.kind, own.name), own]));
  return (kind, name) => known.get(fileNameKey(kind, name)) ?? null;
}
