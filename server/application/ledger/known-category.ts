import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import type { Ledgers } from "./ledgers.ts";

/** "bad-category" for a name that no category of a kind has in a ledger; null for any other. */
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
