import type { Book, Held } from "../../domain/ledger/book.ts";
import type { LedgerPart } from "../../domain/ledger/changes.ts";
import type { MonthSum } from "../../domain/ledger/month-sum.ts";
import type { UserId } from "../../domain/shared/ids.ts";

/** A part of a copy, and how far back the rows are held with it. */
export type KeptPart = { readonly part: LedgerPart; readonly held: Held };

/** A ledger as a device keeps it. */
export type KeptLedger = {
  /** When the ledger was so, in Unix milliseconds. */
  readonly at: number;
  /** The sums of every month. */
  readonly sums: readonly MonthSum[];
  /** All that is kept, newest months first; each part is read when it is asked for, and rejects if it is damaged. */
  readonly parts: AsyncIterable<KeptPart, void>;
};

/**
 * The copy of a ledger on the person's own device, sealed. Never throws: where a browser keeps nothing, or not enough,
 * there is no copy. One that is damaged, or was made for somebody else or by another version, is destroyed.
 */
export type DeviceCopy = {
  read(owner: UserId): Promise<KeptLedger | null>;
  /** Makes a copy of a book whose rows are all held, in place of any other; `at` in Unix milliseconds. */
  begin(owner: UserId, book: Book, at: number): Promise<boolean>;
  /** Brings the copy up to a newer book; false if there is none any more, or no room for it. */
  update(owner: UserId, book: Book, at: number): Promise<boolean>;
  /** How large it is, in bytes; 0 if there is none. */
  size(owner: UserId): Promise<number>;
  /** Destroys the key and then all else. */
  destroy(): Promise<void>;
};
