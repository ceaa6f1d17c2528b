import type { Revision } from "../domain/ledger/revision.ts";
import type { ChangeId } from "../domain/shared/ids.ts";

/** The ids of a creation: its record's, and its own. Sent again with the same ids, it is the same creation. */
export type Creating<Id> = { readonly id: Id; readonly change: ChangeId };

/** The id of a change or a removal, and the version it is meant for; any other version is not changed. */
export type Changing = { readonly seen: Revision; readonly change: ChangeId };
