import type { AccountKind } from "../../../src/domain/accounts/account.ts";
import type { Line } from "./line.ts";

/** How one bank's file is written, and what it must be read as. */
export type BankFile = {
  /** The name of its fixture. */
  readonly file: string;
  /** The layout or format that it is known as. */
  readonly source: string;
  readonly kind: AccountKind;
  readonly digits: string | null;
  /** What proves it: each row's balance, the whole file's, or nothing. */
  readonly balances: "rows" | "file" | "none";
  /** Whether it tells what the account held before its first movement. */
  readonly opening?: true;
  /** Whether its amounts count as signed only where one of them has a sign, or go by letters where both are there. */
  readonly signs?: "seen" | "letters";
  /** Whether it keeps the category of a row, for which its own text stands here. */
  readonly category?: boolean;
  /** Writes lines, the oldest first, of an account that held so much before them. */
  readonly write: (lines: readonly Line[], opening: number) => Uint8Array;
};
