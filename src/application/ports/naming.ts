import type { Revision } from "../../domain/ledger/revision.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";

/** What a creation calls its record and itself: sent again under the same names, it is the same creation. */
export type Creating<Id> = { readonly id: Id; readonly change: ChangeId };

/** What a change or a removal calls itself, and the version that it is meant for: another one is left as it is. */
export type Changing = { readonly seen: Revision; readonly change: ChangeId };
