import { readableText } from "../../domain/guessing/readable-text.ts";
import { plainWords } from "../../domain/shared/plain-words.ts";
import type { TransactionDraft } from "../../domain/transactions/transaction.ts";

const articled = (article: "o" | "a", words: string) =>
  words.split(" ").map((word) => [word, article] as const);

/** The usual words for an income, without accents, with their article. */
const ARTICLES: ReadonlyMap<string, "o" | "a"> = new Map([
  ...articled("o", "abono ordenado premio reembolso rendimento salario subsidio vencimento"),
  ...articled("a", "bolsa comissao mesada pensao prestacao reforma renda"),
]);

type Named = Pick<TransactionDraft, "description">;

/** An income in the middle of a sentence: `o ordenado`, `a renda da loja`; any other name is quoted. */
export function incomeName(income: Named): string {
  const { article, name, isUsual } = namedIn(income);
  return isUsual ? `${article} ${name}` : `«${name}»`;
}

/** The same behind `até`: `ao ordenado`, `à renda da loja`; any other name as `ao rendimento «Loja»`. */
export function untilIncome(income: Named): string {
  const { article, name, isUsual } = namedIn(income);
  if (!isUsual) return `ao rendimento «${name}»`;
  return `${article === "o" ? "ao" : "à"} ${name}`;
}

/** The name of an income, its article, and whether it is a usual word, which needs no quotes. */
function namedIn({ description }: Named): {
  readonly article: "o" | "a";
  readonly name: string;
  readonly isUsual: boolean;
} {
  if (description === null) return { article: "o", name: "rendimento", isUsual: true };
  const name = readableText(description);
  const article = ARTICLES.get(plainWords(name)[0] ?? "");
  return article === undefined
    ? { article: "o", name, isUsual: false }
    : { article, name: `${name.charAt(0).toLowerCase()}${name.slice(1)}`, isUsual: true };
}
