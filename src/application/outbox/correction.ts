import type { Book } from "../../domain/ledger/book.ts";
import { findRecord } from "../../domain/ledger/find-record.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import type { Failure } from "../failure.ts";
import { isStale, ofRecord, type Queue } from "./queue.ts";
import type { QueuedWrite } from "./queued-write.ts";

/** A refused write of a record that goes back to its form. */
export type Correction = {
  /** The record as it was entered last. */
  readonly wanted: WrittenRecord;
  /** The record that it changes: as it was seen then if somebody else has changed it since; null for a new one. */
  readonly seen: WrittenRecord | null;
  readonly failure: Failure;
};

/** The correction of a refused write in its form; null for a removal, and for a write of no record. */
export function correctionOf(queue: Queue, write: QueuedWrite, book: Book): Correction | null {
  const { call, refusal } = write;
  const own = queue.filter(ofRecord(call));
  const wanted = own.findLast((one) => one.written !== null)?.written ?? null;
  if (refusal === null || wanted === null || wanted.type === "removed") return null;
  const present = own.some((one) => one.call.isCreation)
    ? null
    : findRecord(book, wanted.kept.record.id);
  if (!isStale(refusal)) return { wanted, seen: present, failure: refusal };
  const detail = "detail" in refusal ? refusal.detail : null;
  const seen = own.find((one) => one.before !== null)?.before ?? present;
  return { wanted, seen, failure: { type: "conflict", current: present, detail } };
}
