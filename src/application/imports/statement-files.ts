import type { Mapping } from "../../domain/imports/mapping/mapping.ts";
import type { SheetRow } from "../../domain/imports/tables/sheet.ts";
import type { Read } from "../../domain/imports/tables/read-outcome.ts";

/** A file that the user has chosen: its size in bytes, and a function that reads it. */
export type StatementFile = {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
};

/** An example of a file, in which nothing of it can be recognised, and what is shown beside it. */
export type FileExample = {
  /** Whether it has the file's own format, or is the cells of a workbook as text. */
  readonly of: "file" | "cells";
  readonly content: string;
  /** The first rows of its table as they are understood, not disguised. */
  readonly rows: readonly SheetRow[];
};

/** Reads banks' files on the user's device; they never leave it. */
export type StatementFiles = {
  /**
   * The content of a file, or why it cannot be read. A table of no known bank is read with the mapping that has its
   * fingerprint, else it is returned to be mapped. A file of several accounts is read as the one with this number, else
   * its accounts are returned. Rejects with a Failure if the code that reads files cannot be fetched.
   */
  read(file: StatementFile, mappings: readonly Mapping[], account?: string): Promise<Read>;
  /** An example of a file that may be shown to others, with some of its lines; null if there can be none. */
  example(file: StatementFile, lines: readonly number[]): Promise<FileExample | null>;
};
