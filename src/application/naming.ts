import type { Revision } from "../domain/ledger/revision.ts";
import type { ChangeId } from "../domain/shared/ids.ts";

/** The names of a creation, of its record and of itself: sent again under the same names, it is the same creation. */
export type Creating<Id> = { readonly id: Id; readonly change: ChangeId };

/** The name of a change or a removal, and the version that it is meant for: another one is left as it is. */
export type Changing = { readonly seen: Revision; readonly change: ChangeId };
