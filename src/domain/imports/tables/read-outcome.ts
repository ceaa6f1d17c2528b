import type { Result } from "../../shared/result.ts";
import type { ColumnProfile } from "../columns/profile.ts";
import type { FileAccount } from "../file-account.ts";
import type { Mapping } from "../mapping/mapping.ts";
import type { ReadFault } from "../read-fault.ts";
import type { Statement } from "../statements/statement.ts";

/** A table whose columns the user has to name: its header, its first rows, and the likeliest mapping. */
export type NeedsMapping = {
  /** The recognised bank, if only the direction of its amounts is unknown; else null. */
  readonly bank: string | null;
  readonly header: readonly string[];
  readonly preview: readonly (readonly string[])[];
  readonly proposal: Mapping;
  /** What the cells of each column are. */
  readonly profiles: readonly ColumnProfile[];
};

export type ReadOutcome =
  | { readonly type: "statement"; readonly statement: Statement }
  /** The file has rows of several accounts, of which it is read as one at a time. */
  | { readonly type: "several-accounts"; readonly accounts: readonly FileAccount[] }
  | ({ readonly type: "needs-mapping" } & NeedsMapping);

export type Read = Result<ReadOutcome, ReadFault>;
