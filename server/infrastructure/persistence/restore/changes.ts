import type { RecordRow } from "../ledger/write-rows.ts";
import type { RecordTable, AttachedTable } from "../tables.ts";
import type { Columns } from "./wanted.ts";

/** A row to be written, and the one that it replaces. */
export type Change<Row> = { readonly before: Row | null; readonly after: Columns | null };

/** The rows that a restore writes, table by table. */
export type Changes = {
  readonly records: ReadonlyMap<RecordTable, readonly Change<RecordRow>[]>;
  readonly attachedRows: ReadonlyMap<AttachedTable, readonly Change<Columns>[]>;
  /** The amount that is never to be spent; null if it stays. */
  readonly accountReserve: number | null;
  /** Whether what the imports hold is counted anew; the counts of older copies are believed. */
  readonly countsImports: boolean;
};
