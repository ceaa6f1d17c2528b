import type { LedgerWork } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";

type Ports = { readonly ledgerWork: LedgerWork };

/**
 * Erases the texts, amounts and versions of everything in the trash for good; returns how many things. Their ids, their
 * revisions and the day of their removal stay for 30 days, so that other devices learn of the removal.
 */
export const emptyTrash =
  ({ ledgerWork }: Ports) =>
  (member: Member): Promise<number> =>
    ledgerWork(member, null, ({ records }) => records.eraseRemoved());
