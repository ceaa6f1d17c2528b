import type { AttachedTable, Tables, VersionedTable } from "../tables.ts";
import type { Work } from "./write-rows.ts";

/** An attached row before and after a change; null where it does not exist. */
export type RowDiff<Row> = { readonly before: Row | null; readonly after: Row | null };

/** Returns the `versions` row with both states of an attached row, or of a change without a row. */
export const rowDiff = (
  { member, change, revision, now, undoes }: Work,
  resource: AttachedTable | Extract<VersionedTable, "restore">,
  id: string,
  version: RowDiff<object>,
): Tables["versions"] => ({
  ledger_id: member.ledger,
  change_id: change,
  resource,
  id,
  revision,
  before: JSON.stringify(version),
  made_at: now,
  undoes,
});
