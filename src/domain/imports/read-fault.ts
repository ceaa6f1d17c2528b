/** Why a file has no readable movements; text/ has a sentence for each. */
export type ReadFault =
  | { readonly type: "too-big" }
  | { readonly type: "empty" }
  /** Excel's format from before 2007; with the bank that the file names, if any. */
  | { readonly type: "old-excel"; readonly bank: string | null }
  | { readonly type: "pdf" }
  /** A text of tagged lines that states neither the currency nor the account. */
  | { readonly type: "qif" }
  /** A message between banks (SWIFT). */
  | { readonly type: "mt940" }
  /** An archive of files, or the file of another spreadsheet program. */
  | { readonly type: "archive" }
  /** A web page without a table of movements, such as the one shown after a session has ended. */
  | { readonly type: "web-page" }
  /** Truncated or corrupted, so that nothing of it can be read. */
  | { readonly type: "damaged" }
  | { readonly type: "unpacks-too-big" }
  | { readonly type: "too-many-rows" }
  | { readonly type: "too-many-columns" }
  | { readonly type: "too-long-cell" }
  /** It has no table with dates. */
  | { readonly type: "no-table" }
  /** A table whose dates have an unknown format; with one of them as an example. */
  | { readonly type: "unknown-dates"; readonly example: string }
  /** A table whose dates have two-digit years that may come first or last; with one of them as an example. */
  | { readonly type: "ambiguous-dates"; readonly example: string }
  /** A valid table without any movement. */
  | { readonly type: "no-rows" }
  /** A bank's response document without the statement of an account or a card. */
  | { readonly type: "no-statement" }
  /** Nothing distinguishes money in from money out. */
  | { readonly type: "no-sign" }
  | { readonly type: "several-accounts" }
  /** Several accounts in euros under the same name, which cannot be distinguished. */
  | { readonly type: "accounts-alike" }
  | { readonly type: "too-slow" };
