import type { SideTable, Tables, VersionedTable } from "../tables.ts";
import type { Work } from "./write-rows.ts";

/** A row beside the records before and after a change; null where there is none. */
export type SideVersion<Row> = { readonly before: Row | null; readonly after: Row | null };

/** Returns the row of versions that keeps both states of a row beside the records, or of what is no row. */
export const sideVersion = (
  { member, change, revision, now, undoes }: Work,
  resource: SideTable | Extract<VersionedTable, "restore">,
  id: string,
  version: SideVersion<object>,
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
