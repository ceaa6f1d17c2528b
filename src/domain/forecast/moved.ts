import { plainWords } from "../shared/plain-words.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** The fields of a record that a forecast looks at. */
export type Moved = Pick<Transaction, "date" | "kind" | "category" | "amount" | "description">;

/** The words of a description, by which movements of one origin are known: as plain words, without digits. */
export const wordsOf = ({ description }: Pick<Moved, "description">): string =>
  description === null ? "" : plainWords(description.replace(/\d+/g, " ")).join(" ");
