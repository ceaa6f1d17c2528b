import { readableText } from "../../domain/guessing/readable-text.ts";
import { plainWords } from "../../domain/shared/plain-words.ts";
import type { TransactionDraft } from "../../domain/transactions/transaction.ts";

const articled = (article: string, words: string) =>
  words.split(" ").map((word) => [word, article] as const);

/** The usual words for an income, without accents, with their article. */
const ARTICLES: ReadonlyMap<string, string> = new Map([
  ...articled("o", "abono ordenado premio reembolso rendimento salario subsidio vencimento"),
  ...articled("a", "bolsa comissao mesada pensao prestacao reforma renda"),
]);

/** An income in the middle of a sentence: `o ordenado`, `a renda da loja`; any other name is quoted. */
export function incomeName({ description }: Pick<TransactionDraft, "description">): string {
  if (description === null) return "o rendimento";
  const name = readableText(description);
  const article = ARTICLES.get(plainWords(name)[0] ?? "");
  return article === undefined
    ? `«${name}»`
    : `${article} ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
