import type { Mapping } from "../../../src/domain/imports/mapping/mapping.ts";
import type { ReadFault } from "../../../src/domain/imports/read-fault.ts";
import type { ReadOutcome } from "../../../src/domain/imports/tables/read-outcome.ts";
import type { Statement } from "../../../src/domain/imports/statements/statement.ts";
import { readStatementFile } from "../../../src/infrastructure/files/read-statement-file.ts";

type Read = ReadOutcome | { readonly type: "fault"; readonly fault: ReadFault["type"] };

/** Reads a file. */
export async function readBytes(
  bytes: Uint8Array,
  mappings: readonly Mapping[] = [],
): Promise<Read> {
  const read = await readStatementFile(bytes, mappings);
  return read.ok ? read.value : { type: "fault", fault: read.reason.type };
}

/** Returns the statement of a file; throws if it is refused. */
export async function statementIn(
  bytes: Uint8Array,
  mappings: readonly Mapping[] = [],
): Promise<Statement> {
  const read = await readBytes(bytes, mappings);
  if (read.type === "statement") return read.statement;
  throw new Error(`no statement: ${JSON.stringify(read)}`);
}

/** Returns why a file is refused; null if it is not. */
export async function faultOf(bytes: Uint8Array): Promise<ReadFault["type"] | null> {
  const read = await readBytes(bytes);
  return read.type === "fault" ? read.fault : null;
}
