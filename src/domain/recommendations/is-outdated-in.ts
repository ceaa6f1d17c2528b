import type { Book } from "../ledger/book.ts";
import { RECORD_LISTS } from "../ledger/changes.ts";
import type { RecommendationReport } from "./recommendation.ts";

/**
 * Whether anything of a ledger has changed since a report was made of it, including what was written here and is not
 * confirmed yet. Of a report that does not tell its revision nobody knows.
 */
export const isOutdatedIn =
  ({ revision }: Pick<RecommendationReport, "revision">) =>
  (book: Book): boolean => {
    if (revision === null || book.revision > revision) return revision !== null;
    const isNewer = (one: { readonly revision: number }) => one.revision > revision;
    return (
      RECORD_LISTS.some((list) => [...book[list].values()].some(isNewer)) ||
      [...book.months.values()].some(({ rows }) => rows.some(isNewer)) ||
      [...book.removed.values()].some((removed) => removed > revision)
    );
  };
