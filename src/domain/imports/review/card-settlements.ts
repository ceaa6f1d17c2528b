import { plainWords } from "../../shared/plain-words.ts";
import { daysBetween } from "../../shared/days-between.ts";
import { importLineId, type AccountId, type ImportLineId } from "../../shared/ids.ts";
import type { KeptLine } from "../kept-line.ts";
import type { ReviewFile, ReviewLine } from "./review.ts";

/** How banks write that a card is settled from the current account. */
const SETTLEMENT =
  /\b(?:pag|pagamento|pagto|liquidacao|liq|deb|debito)(?: (?:de|do|conta|extrato|saldo))* (?:cartao|cartoes|cart|ct)\b/u;

/** What a settlement pays for was bought so many days before at most: in a month, and in the weeks until it is due. */
const BOUGHT_WITHIN = 62;

/** In the midst of these days, so that the purchase is likely to be one that it pays for. */
const BOUGHT_BEFORE = 35;

/** Whether a movement of another account settles a card, or one of the card's own is the payment that came in. */
export function settlesCard(
  { kind, original, file }: Pick<ReviewLine, "kind" | "original" | "file">,
  files: readonly ReviewFile[],
): boolean {
  const text = plainWords(original).join(" ");
  return files[file]?.account.kind === "card"
    ? kind === "income" && text.startsWith("pagamento")
    : kind === "expense" && SETTLEMENT.test(text);
}

/**
 * Finds the settlements of cards whose own movements are there, among the files or from earlier imports, whatever the cents:
 * one pays for many purchases. Each has one of these, nearest to five weeks before; null for the payment as the card tells it.
 * `cards` are the accounts of cards.
 */
export function cardSettlements(
  files: readonly ReviewFile[],
  lines: readonly ReviewLine[],
  known: readonly KeptLine[],
  cards: ReadonlySet<AccountId>,
): ReadonlyMap<ReviewLine, ImportLineId | null> {
  const isOfCard = ({ file }: ReviewLine) => files[file]?.account.kind === "card";
  const bought = [
    ...lines.filter((line) => isOfCard(line) && line.standing.is !== "repeated"),
    ...known.filter(({ account, state }) => cards.has(account) && state !== "removed"),
  ].filter(({ kind }) => kind === "expense");
  const paidFor = (settlement: ReviewLine): ImportLineId | undefined => {
    const days = bought.flatMap(({ id, date }) => {
      const before = daysBetween(date, settlement.date);
      return before >= 0 && before <= BOUGHT_WITHIN
        ? [{ id: importLineId(id), off: Math.abs(before - BOUGHT_BEFORE) }]
        : [];
    });
    return days.toSorted((one, other) => one.off - other.off)[0]?.id;
  };
  return new Map(
    lines
      .filter((line) => settlesCard(line, files))
      .flatMap((line): [ReviewLine, ImportLineId | null][] => {
        const because = isOfCard(line) ? null : paidFor(line);
        return because === undefined ? [] : [[line, because]];
      }),
  );
}
