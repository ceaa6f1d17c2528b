import type { Undone } from "../../domain/ledger/undone.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";

/** Undoes a change of the ledger, as a change of its own. Rejects with a Failure. */
export type Undo = (undone: ChangeId, change: ChangeId) => Promise<Undone>;
