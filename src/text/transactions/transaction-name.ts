import { readableText } from "../../domain/guessing/readable-text.ts";
import type { TransactionDraft } from "../../domain/transactions/transaction.ts";

/** What a movement is called: its description as it is best read, else its category. */
export const transactionName = ({
  description,
  category,
}: Pick<TransactionDraft, "description" | "category">): string =>
  description === null ? category : readableText(description);
