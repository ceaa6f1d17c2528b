import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { Instant } from "../clock.ts";

/** The last row looked at; of rows that are not removed only the id counts. */
export type ErasedRow = {
  readonly removedAt: Instant;
  readonly revision: Revision;
  readonly id: string;
};

/** The position in an erasure: how far it came among which rows, and the revision after which nothing is erased. */
export type ErasurePlace = {
  readonly step: number;
  readonly after: ErasedRow | null;
  readonly until: Revision;
};

/** A part of an erasure: how many things it erased, and where the next one begins; null at the end. */
export type Erasure = { readonly erased: number; readonly next: ErasurePlace | null };
