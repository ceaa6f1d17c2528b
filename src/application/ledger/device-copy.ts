import type { Book, Held } from "../../domain/ledger/book.ts";
import type { LedgerPart } from "../../domain/ledger/changes.ts";
import type { MonthSum } from "../../domain/ledger/month-sum.ts";
import type { UserId } from "../../domain/shared/ids.ts";

/** A part of a copy, and how far back the book is complete with it. */
export type CopiedPart = { readonly part: LedgerPart; readonly held: Held };

/** A ledger as a device stores it. */
export type CopiedLedger = {
  /** When the ledger was in this state, in Unix milliseconds. */
  readonly at: number;
  /** The sums of every month. */
  readonly sums: readonly MonthSum[];
  /** All stored records, newest months first; each part is read on demand, and rejects if it is damaged. */
  readonly parts: AsyncIterable<CopiedPart, void>;
};

/**
 * The encrypted copy of a ledger on a private device. Never throws: where a browser stores nothing, or not enough,
 * there is no copy. A copy that is damaged, or belongs to another user or version, is destroyed.
 */
export type DeviceCopy = {
  read(owner: UserId): Promise<CopiedLedger | null>;
  /**
   * Stores a copy of a complete book, in place of any other; `at` in Unix milliseconds. Returns whether it was stored.
   */
  begin(owner: UserId, book: Book, at: number): Promise<boolean>;
  /** Updates the copy to a newer book; false if the copy is gone, or there is no room for it. */
  update(owner: UserId, book: Book, at: number): Promise<boolean>;
  /** The size of the copy in bytes; 0 if there is none. */
  size(owner: UserId): Promise<number>;
  /** Destroys the key, then everything else. */
  destroy(): Promise<void>;
};
