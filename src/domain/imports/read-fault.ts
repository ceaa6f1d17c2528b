/** Why a file gives no movements at all; text/ has the sentence of each. */
export type ReadFault =
  | { readonly type: "too-big" }
  | { readonly type: "empty" }
  /** Excel's format from before 2007; the bank that the file names, if it names one. */
  | { readonly type: "old-excel"; readonly bank: string | null }
  | { readonly type: "pdf" }
  /** A text of tagged lines that tells neither the currency nor the account. */
  | { readonly type: "qif" }
  /** A message between banks (SWIFT). */
  | { readonly type: "mt940" }
  /** An archive of files, or what another spreadsheet program keeps as one. */
  | { readonly type: "archive" }
  /** A page of the web without a table of movements, such as that of a session that has ended. */
  | { readonly type: "web-page" }
  /** Cut off or spoilt, so that nothing of it can be read. */
  | { readonly type: "damaged" }
  | { readonly type: "unpacks-too-big" }
  | { readonly type: "too-many-rows" }
  | { readonly type: "too-many-columns" }
  | { readonly type: "too-long-cell" }
  /** No table with dates in it. */
  | { readonly type: "no-table" }
  /** A table whose dates are written in a way that is not read; one of them, as the file has it. */
  | { readonly type: "unknown-dates"; readonly example: string }
  /** A table whose dates have years of two digits that may stand first or last; one of them. */
  | { readonly type: "ambiguous-dates"; readonly example: string }
  /** A table as it should be, without a movement in it. */
  | { readonly type: "no-rows" }
  /** A document that a bank answers with, which holds the statement of no account and of no card. */
  | { readonly type: "no-statement" }
  /** Nothing tells money in from money out. */
  | { readonly type: "no-sign" }
  | { readonly type: "several-accounts" }
  /** Several accounts in euros under one name, which nothing tells apart. */
  | { readonly type: "accounts-alike" }
  | { readonly type: "too-slow" };
