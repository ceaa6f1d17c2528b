import { readableText } from "../../domain/guessing/readable-text.ts";
import type { TransactionDraft } from "../../domain/transactions/transaction.ts";

/** The name of a movement: its cleaned-up description, else its category. */
export const transactionName = ({
  description,
  category,
}: Pick<TransactionDraft, "description" | "category">): string =>
  description === null ? category : readableText(description);
