import { foldText } from "../shared/fold-text.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** What a forecast looks at of a record. */
export type Moved = Pick<Transaction, "date" | "kind" | "category" | "amount" | "description">;

/** The words of a description, by which movements of one origin are known: without case, accents and digits. */
export const wordsOf = ({ description }: Pick<Moved, "description">): string =>
  description === null
    ? ""
    : foldText(description)
        .replace(/[\d\s]+/g, " ")
        .trim();
