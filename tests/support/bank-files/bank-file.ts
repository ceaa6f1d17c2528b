import type { AccountKind } from "../../../src/domain/accounts/account.ts";
import type { Line } from "./line.ts";

/** The format of a bank's file, and how it must be read. */
export type BankFile = {
  /** The name of its fixture. */
  readonly file: string;
  /** The layout or format that must be recognised. */
  readonly source: string;
  readonly kind: AccountKind;
  readonly digits: string | null;
  /** The proof of its amounts: each row's balance, the whole file's, or none. */
  readonly balances: "rows" | "file" | "none";
  /** Whether it states the balance before its first movement. */
  readonly opening?: true;
  /** Whether its amounts count as signed only if one of them has a sign, or go by letters if both letters occur. */
  readonly signs?: "seen" | "letters";
  /** Whether it has a category for each row, for which the row's text is used here. */
  readonly category?: boolean;
  /** Writes lines, oldest first, of an account with an opening balance. */
  readonly write: (lines: readonly Line[], opening: number) => Uint8Array;
};
