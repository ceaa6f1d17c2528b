import type { Mapping } from "../../domain/imports/tables/mapping.ts";
import type { Read } from "../../domain/imports/tables/read-table.ts";

/** A file as the user has chosen it: its size in bytes, and a way to what is in it. */
export type StatementFile = {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
};

/** Reads files of banks where the user is; they never leave the device. */
export type StatementFiles = {
  /**
   * The content of a file, or why it cannot be read. A table that no bank is known for is read by the mapping that has
   * its fingerprint, else it comes back to be mapped. Rejects with a Failure if what reads files cannot be fetched.
   */
  read(file: StatementFile, mappings: readonly Mapping[]): Promise<Read>;
};
