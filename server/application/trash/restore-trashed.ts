import type { ChangeId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { Restoration } from "../../../src/domain/trash/trashed.ts";
import type { LedgerWork } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";
import type { Undone } from "../ledger/undo.ts";
import { carryOutUndo, type UndoRefusal } from "../ledger/undo-change.ts";

type Ports = { readonly ledgerWork: LedgerWork };

/**
 * Restores things from the trash as a change of its own, all of them or none: everything that a change removed, by
 * undoing it, or some things by name. The category or account of a restored record comes with it if that was removed
 * too. What cannot come back, since another record has its place, stays and is reported.
 */
export const restoreTrashed =
  ({ ledgerWork }: Ports) =>
  (
    member: Member,
    wanted: Restoration,
    change: ChangeId | null,
  ): Promise<Result<Undone, UndoRefusal>> =>
    ledgerWork(member, change, (stores) => {
      const { undo, restoreRemoved } = stores.records;
      const undoing = "change" in wanted ? undo(wanted.change) : restoreRemoved(wanted.items);
      return carryOutUndo(stores, member, undoing);
    });
