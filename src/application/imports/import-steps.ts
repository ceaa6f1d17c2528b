import type { Offline } from "../offline.ts";
import type { ImportAccount } from "../../domain/imports/import.ts";
import type { Mapping } from "../../domain/imports/mapping/mapping.ts";
import type { ReadFault } from "../../domain/imports/read-fault.ts";
import type { FileAccount } from "../../domain/imports/file-account.ts";
import type { NeedsMapping } from "../../domain/imports/tables/read-outcome.ts";
import type { FileAnswers } from "../../domain/imports/review/file-questions.ts";
import type { Review } from "../../domain/imports/review/review.ts";
import type { Rule } from "../../domain/rules/rule.ts";
import type { Statement } from "../../domain/imports/statements/statement.ts";
import type { StatementFile } from "./statement-files.ts";

/** A file that the user has chosen. */
export type PickedFile = StatementFile & { readonly name: string };

/** A file with movements of several accounts, of which it is read as one at a time. */
export type SharedFile = {
  readonly file: PickedFile;
  readonly accounts: readonly FileAccount[];
  /** The mapping that the user has made of its table; null if the known mappings are enough. */
  readonly mapping: Mapping | null;
};

/** A file of several accounts, and the number of the one that it is read as. */
export type AccountOfFile = SharedFile & { readonly chosen: string };

/** A file that was read, and its account once the user has chosen it. */
export type ReadFile = {
  readonly file: PickedFile;
  readonly statement: Statement;
  readonly account: ImportAccount | null;
  /** What the user has answered about its rows. */
  readonly answers?: FileAnswers;
  /** The accounts of its file, if there are several. */
  readonly among?: AccountOfFile;
};

/** A file without readable movements, and why. */
export type FaultyFile = { readonly file: PickedFile; readonly fault: ReadFault };

/** A file whose columns the user has to name. */
export type UnknownFile = {
  readonly file: PickedFile;
  readonly needs: NeedsMapping;
  /** The account that it was to be read as, if it has several and one was chosen. */
  readonly among?: AccountOfFile;
};

/** The outcome of each chosen file. */
export type ReadFiles = {
  readonly read: readonly ReadFile[];
  readonly faulty: readonly FaultyFile[];
  readonly unknown: readonly UnknownFile[];
  readonly shared: readonly SharedFile[];
};

/** An open review, with the facts it is based on. */
export type OpenReview = {
  readonly review: Review;
  readonly rules: readonly Rule[];
  /** The accounts to choose from for a file, including those that the import would make. */
  readonly accounts: readonly ImportAccount[];
  /** The failure for which it was not compared with earlier imports; null if it was. */
  readonly unseen: Offline | null;
};

/** How many lines have been sent, of how many. */
export type ImportProgress = { readonly done: number; readonly total: number };

/** A file of which an example is wanted, and the lines that were not read. */
export type ExampleWish = { readonly file: PickedFile; readonly lines: readonly number[] };

export type ReadInput = {
  readonly files: readonly PickedFile[];
  /** The mapping that the user has just made of a table; null if the known mappings are enough. */
  readonly mapping: Mapping | null;
  /** The account that the file is read as; null for a file of one. */
  readonly among: AccountOfFile | null;
  /** Whether its columns are asked about, though they are known. */
  readonly anew?: true;
};

export type CompareInput = {
  readonly files: readonly ReadFile[];
  /** The review before another account was chosen; its decisions stay. */
  readonly before: OpenReview | null;
};

export type SendInput = {
  readonly review: Review;
  readonly onProgress: (progress: ImportProgress) => void;
};
