import { plainWords } from "../shared/plain-words.ts";
import type { Transaction } from "./transaction.ts";

/** The fields of a record that a forecast needs. */
export type Moved = Pick<
  Transaction,
  "date" | "kind" | "category" | "amount" | "description" | "plan"
>;

/** The words of a description that identify the origin of movements: plain words, without digits. */
export const wordsOf = ({ description }: Pick<Moved, "description">): string =>
  description === null ? "" : plainWords(description.replace(/\d+/g, " ")).join(" ");
