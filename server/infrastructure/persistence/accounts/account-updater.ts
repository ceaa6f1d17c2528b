import type { AccountId } from "../../../../src/domain/shared/ids.ts";
import { recomputeBalances, settleMoments } from "./recompute-balances.ts";
import { hasMoved, keepPlaces } from "./record-places.ts";
import type { TransactionRow } from "../transactions/transaction-tables.ts";
import type { Work } from "../ledger/write-rows.ts";

/** Collects the accounts that a unit of work touches, and updates their derived columns once at its end. */
export type AccountUpdater = {
  /** Called when an account or a balance was written. */
  readonly note: (account: AccountId) => void;
  /** Called with each written record: a moved or restored one may be part of a balance recorded during its day. */
  readonly move: (before: TransactionRow | null, after: TransactionRow) => void;
  readonly write: (work: Work) => Promise<void>;
};

export function accountUpdater(): AccountUpdater {
  const touched = new Set<AccountId>();
  const days = new Set<string>();
  const moved = new Map<string, TransactionRow>();
  return {
    note: (account) => {
      touched.add(account);
    },
    move: (before, after) => {
      if (before === null || !hasMoved(before, after)) return;
      if (!moved.has(before.id)) moved.set(before.id, before);
      if (after.deleted_at === null) days.add(after.date);
    },
    write: async (work) => {
      await keepPlaces(work, [...moved.values()]);
      if (touched.size > 0) await recomputeBalances(work, touched);
      await settleMoments(work, days);
    },
  };
}
