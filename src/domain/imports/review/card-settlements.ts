import { plainWords } from "../../shared/plain-words.ts";
import { daysBetween } from "../../shared/days-between.ts";
import { importLineId, type AccountId, type ImportLineId } from "../../shared/ids.ts";
import type { StoredLine } from "../stored-line.ts";
import type { ReviewFile, ReviewLine } from "./review.ts";

/**
 * The words with which banks describe the settlement of a card from the current account; a payment with a debit card is
 * a purchase.
 */
const SETTLEMENT =
  /\b(?:pag|pagamento|pagto|liquidacao|liq|deb|debito)(?: (?:de|do|conta|extrato|saldo))* (?:cartao|cartoes|cart|ct)\b(?! (?:de )?deb(?:ito)?\b)/u;

/** The most days between a purchase and the settlement that pays for it: a month, and the weeks until it is due. */
export const BOUGHT_WITHIN_DAYS = 62;

/** The middle of that range, where a purchase is most likely one that the settlement pays for. */
const BOUGHT_BEFORE_DAYS = 35;

/** Whether a movement settles a card; for movements of other accounts than a card's. */
export const isSettlement = ({ kind, original }: Pick<StoredLine, "kind" | "original">): boolean =>
  kind === "expense" && SETTLEMENT.test(plainWords(original).join(" "));

/**
 * How far a purchase is from the likeliest day of purchases that a settlement pays for, in days; null if it cannot be
 * one.
 */
function offOf(bought: Dated, settlement: Dated): number | null {
  const before = daysBetween(bought.date, settlement.date);
  return before < 0 || before > BOUGHT_WITHIN_DAYS ? null : Math.abs(before - BOUGHT_BEFORE_DAYS);
}

/** The purchase that a settlement most likely pays for; null if there is none. */
export function likeliestBought<Bought extends Dated>(
  bought: readonly Bought[],
  settlement: Dated,
): Bought | null {
  const found = bought.flatMap((one) => {
    const off = offOf(one, settlement);
    return off === null ? [] : [{ one, off }];
  });
  return found.toSorted((one, other) => one.off - other.off)[0]?.one ?? null;
}

type Dated = Pick<StoredLine, "date">;

/** The card purchases of earlier imports, whether they count or not. */
export const boughtBefore = (
  known: readonly StoredLine[],
  cards: ReadonlySet<AccountId>,
): readonly StoredLine[] =>
  known.filter(
    ({ account, kind, state }) => cards.has(account) && kind === "expense" && state !== "removed",
  );

/** The card purchases among the lines, without repeated ones. */
export const boughtNow = (
  files: readonly ReviewFile[],
  lines: readonly ReviewLine[],
): readonly ReviewLine[] =>
  lines.filter(
    (line) => isOfCard(files, line) && line.kind === "expense" && line.origin.is !== "repeated",
  );

/**
 * Finds the settlements of cards whose own movements are in the files or in earlier imports, whatever the amount: one
 * pays for many purchases. Each is mapped to one of them, the one nearest to five weeks before; null for the payment in
 * the card's own file. `cards` are the accounts of cards.
 */
export function cardSettlements(
  files: readonly ReviewFile[],
  lines: readonly ReviewLine[],
  known: readonly StoredLine[],
  cards: ReadonlySet<AccountId>,
): ReadonlyMap<ReviewLine, ImportLineId | null> {
  const bought = [...boughtNow(files, lines), ...boughtBefore(known, cards)];
  return new Map(
    lines
      .filter((line) => settlesCard(line, files))
      .flatMap((line): [ReviewLine, ImportLineId | null][] => {
        if (isOfCard(files, line)) return [[line, null]];
        const because = likeliestBought(bought, line);
        return because === null ? [] : [[line, importLineId(because.id)]];
      }),
  );
}

/** Whether a movement of another account settles a card, or one of the card's own is the incoming payment. */
export const settlesCard = (line: LineOfFile, files: readonly ReviewFile[]): boolean =>
  isOfCard(files, line)
    ? line.kind === "income" && plainWords(line.original)[0] === "pagamento"
    : isSettlement(line);

type LineOfFile = Pick<ReviewLine, "kind" | "original" | "file">;

const isOfCard = (files: readonly ReviewFile[], { file }: Pick<ReviewLine, "file">) =>
  files[file]?.account.kind === "card";
