import { keyWords } from "./words.ts";

/** The words with which a bank or a person says that money came back. */
const REFUND_WORDS = new Set("reembolso devolucao estorno anulacao refund cashback".split(" "));

/**
 * The telling words of the shop from which money came back: those of a purchase there, as `DEVOLUCAO COMPRA LIDL` is of
 * `LIDL`; empty if nothing but the refund itself is told.
 */
export function refundedShop(text: string): string {
  const words = keyWords(text).split(" ");
  const from = words.findIndex((word) => !REFUND_WORDS.has(word));
  if (from === 0) return words.join(" ");
  return from === -1 ? "" : keyWords(words.slice(from).join(" "));
}
