import { bankText, shownRow } from "../bank-text.ts";
import type { UnreadRow } from "../statements/statement.ts";
import { textAt, type Markup } from "./markup.ts";
import type { OfxEntry } from "./ofx-entry.ts";

/** What corrections leave of a document's movements. */
type Corrected = {
  readonly kept: readonly OfxEntry[];
  /** One for each movement that is replaced or deleted, and for each that deletes one. */
  readonly corrected: readonly "reverted"[];
  /** Corrections of movements that the file does not have, which may be of an earlier file. */
  readonly unread: readonly UnreadRow[];
};

const corrects = (entry: Markup): string => textAt(entry, "CORRECTFITID");

/** Applies the corrections among movements: one that replaces another stands for it, one that deletes it goes with it. */
export function correctedOfx(entries: readonly OfxEntry[]): Corrected {
  const corrections = entries.filter(({ entry }) => corrects(entry) !== "");
  if (corrections.length === 0) return { kept: entries, corrected: [], unread: [] };
  const names = new Set(entries.map(({ entry }) => textAt(entry, "FITID")));
  const isLost = ({ entry }: OfxEntry) =>
    !names.has(corrects(entry)) || corrects(entry) === textAt(entry, "FITID");
  const known = corrections.filter((one) => !isLost(one));
  const wrong = new Set(known.map(({ entry }) => corrects(entry)));
  const deletes = new Set(
    known.filter(({ entry }) => textAt(entry, "CORRECTACTION").toUpperCase() === "DELETE"),
  );
  const gone = (one: OfxEntry) => wrong.has(textAt(one.entry, "FITID")) || deletes.has(one);
  const lost = corrections.filter(isLost);
  return {
    kept: entries.filter((one) => !gone(one) && !lost.includes(one)),
    corrected: entries.filter(gone).map(() => "reverted"),
    unread: lost.map(({ entry, line }) => ({
      line,
      text: shownRow([
        textAt(entry, "DTPOSTED"),
        textAt(entry, "TRNAMT"),
        bankText(textAt(entry, "NAME")),
      ]),
      reason: "correction",
    })),
  };
}
