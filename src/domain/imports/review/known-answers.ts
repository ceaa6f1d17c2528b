import { plainWords } from "../../shared/plain-words.ts";
import type { TransactionKind } from "../../transactions/transaction.ts";

/**
 * The topics of questions that only the user can answer: whether a withdrawal counts as spending, and whether a
 * counterpart is one of their own accounts.
 */
export type QuestionTopic = "withdrawals" | "own-account";

/** A question about a movement, and the words of its description that raise it. */
export type KnownAnswers = { readonly about: QuestionTopic; readonly contains: string };

const CASH = ["levantamento", "levant", "lev atm", "lev mb", "atm"];

const OWN_ACCOUNTS = [
  "revolut",
  "wise",
  "n26",
  "moey",
  "poupanca",
  "trade republic",
  "degiro",
  "xtb",
  "lightyear",
];

/** The question about a movement; null if there is none. */
export function askedOf(kind: TransactionKind, original: string): KnownAnswers | null {
  const text = ` ${plainWords(original).join(" ")} `;
  const named = (names: readonly string[]) => names.find((name) => text.includes(` ${name} `));
  const cash = kind === "expense" ? named(CASH) : undefined;
  if (cash !== undefined) return { about: "withdrawals", contains: cash };
  const own = named(OWN_ACCOUNTS);
  return own === undefined ? null : { about: "own-account", contains: own };
}
