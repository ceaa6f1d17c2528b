import type { LedgerWork } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";
import type { Erasure, ErasurePlace } from "./erasure.ts";

type Ports = { readonly ledgerWork: LedgerWork };

/**
 * Erases the texts, amounts and versions of everything in the trash for good; returns how many things. Their ids, their
 * revisions and the day of their removal stay for 30 days, so that other devices learn of the removal. Each work erases
 * about a thousand rows, so that others wait for the ledger no longer; what is removed meanwhile stays.
 */
export const emptyTrash =
  ({ ledgerWork }: Ports) =>
  async (member: Member): Promise<number> => {
    let erased = 0;
    let place: ErasurePlace | null = null;
    do {
      const from: ErasurePlace | null = place;
      const part: Erasure = await ledgerWork(member, null, ({ records }) =>
        records.eraseRemoved(from),
      );
      erased += part.erased;
      place = part.next;
    } while (place !== null);
    return erased;
  };
