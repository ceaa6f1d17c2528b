import { plainWords } from "../../shared/plain-words.ts";
import type { ReviewFile, ReviewLine } from "./review.ts";

/** How banks write that a card is settled from the current account. */
const SETTLEMENT =
  /\b(?:pag|pagamento|pagto|liquidacao|liq|deb|debito)(?: (?:de|do|conta|extrato|saldo))* (?:cartao|cartoes|cart|ct)\b/u;

/** Whether a movement settles a card: it pays for what the card's own file tells one by one. */
export function settlesCard(
  { kind, original, file }: Pick<ReviewLine, "kind" | "original" | "file">,
  files: readonly ReviewFile[],
): boolean {
  const isPaid = kind === "expense" && files[file]?.account.kind !== "card";
  const text = plainWords(original).join(" ");
  const isReceived =
    kind === "income" && files[file]?.account.kind === "card" && text.startsWith("pagamento");
  return isReceived || (isPaid && SETTLEMENT.test(text));
}
