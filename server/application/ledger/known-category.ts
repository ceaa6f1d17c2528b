import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import type { Ledgers } from "./ledgers.ts";

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
