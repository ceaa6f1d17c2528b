import type { Category } from "../../categories/category.ts";
import { nameKeyOf } from "../../categories/category-fault.ts";
import type { TransactionKind } from "../../transactions/transaction.ts";

/** A file's name of a category as it is compared: with single spaces, without regard to case and accents. */
export const fileNameKey = (name: string): string => nameKeyOf(name.replace(/\s+/gu, " "));

/** The name of the offered category that a file's name means; null if there is none. */
export const ownCategory = (
  categories: readonly Category[],
  kind: TransactionKind,
  name: string,
): string | null =>
  categories.find(
    (own) => own.kind === kind && !own.archived && nameKeyOf(own.name) === fileNameKey(name),
  )?.name ?? null;
