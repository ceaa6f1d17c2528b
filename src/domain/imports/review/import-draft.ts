import { ORIGINAL_MAX } from "../import-limits.ts";
import { importLineId, type ImportId } from "../../shared/ids.ts";
import type { ImportDraft, ImportLine, ImportPart, LineUse } from "../import.ts";
import type { LeftOut, Excluded } from "../left-out.ts";
import { isInvoiceOf } from "./paid-invoices.ts";
import { fateOf, fulfilmentOf, type Review, type ReviewLine } from "./review.ts";

/** The import of one file of a review: all rows, known ones included, which the server recognises itself. */
export function importDraft(review: Review, file: number, id: ImportId): ImportDraft | null {
  const known = review.files[file];
  if (known === undefined) return null;
  const { name, statement, account } = known;
  const isInvoice = isInvoiceOf(review.files);
  return {
    id,
    name,
    bank: statement.source.name,
    account,
    closing: statement.closing,
    lines: review.lines
      .filter((line) => line.file === file)
      .map((line) => (isEntered(line) && isInvoice(line) ? leftToBank(line) : importLine(line))),
  };
}

const isEntered = (line: ReviewLine) => fateOf(line) === "joined";

/**
 * An invoice of a purchase that the user has entered does not count, so that its payment can be joined to the record.
 */
const leftToBank = (line: ReviewLine): ImportLine => ({
  ...importLine(line),
  use: { type: "not-counted" },
  leftOut: { reason: "invoice", because: null },
});

function importLine(line: ReviewLine): ImportLine {
  const { kind, date, category, amount, original, identity, reference, reason, origin } = line;
  const description = line.description === "" ? null : line.description;
  return {
    id: importLineId(line.id),
    kind,
    date,
    category,
    amount,
    description,
    identity,
    ...(reference !== undefined && { reference }),
    original: original === description ? null : original.slice(0, ORIGINAL_MAX).toWellFormed(),
    chosen: reason === null,
    use: lineUse(line),
    leftOut: leftOutNow(line),
    excludes: excludedNow(line),
    fulfils: fulfilmentOf(line),
    again: origin.is === "repeated" && origin.restored,
  };
}

/** Why a line does not count at present; without any other reason it is the user's decision. */
function leftOutNow(line: ReviewLine): LeftOut | null {
  if (fateOf(line) !== "not-counted") return null;
  return { reason: line.leftOut ?? "person", because: line.because };
}

/**
 * The lines that a line replaces at present: a transfer's other side only while it does not count itself, an invoice
 * only while it counts, and a card's settlement in any case.
 */
function excludedNow(line: ReviewLine): readonly Excluded[] {
  const isOut = fateOf(line) === "not-counted";
  return line.excludes.filter(
    ({ reason }) => reason === "card" || isOut === (reason === "transfer"),
  );
}

function lineUse(line: ReviewLine): LineUse {
  const { origin, parts } = line;
  switch (fateOf(line)) {
    case "joined":
      return origin.is === "possible"
        ? { type: "join", record: origin.match.id }
        : { type: "record" };
    case "not-counted":
      return { type: "not-counted" };
    case "new":
      return parts === null
        ? { type: "record" }
        : { type: "split", parts: parts.map((part) => describedAs(part, line)) };
    case "repeated":
      return { type: "record" };
  }
}

/** A part says what the whole does, unless it has words of its own. */
const describedAs = (part: ImportPart, { description }: ReviewLine): ImportPart => ({
  ...part,
  description: part.description ?? (description === "" ? null : description),
});
