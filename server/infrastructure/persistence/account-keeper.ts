import { settleAccounts, settleMoments } from "./settle-accounts.ts";
import type { TransactionRow } from "./tables.ts";
import type { Work } from "./write-rows.ts";

/** What a unit of work changes of what follows for accounts: gathered while it runs, and kept once at its end. */
export type AccountKeeper = {
  /** An account or a balance was written. */
  readonly note: () => void;
  /** A record that was there takes another day: a balance of that day may have held it already. */
  readonly move: (before: TransactionRow | null, after: TransactionRow) => void;
  readonly write: (work: Work) => Promise<void>;
};

export function accountKeeper(): AccountKeeper {
  let isNoted = false;
  const days = new Set<string>();
  return {
    note: () => {
      isNoted = true;
    },
    move: (before, after) => {
      if (before !== null && before.date !== after.date) days.add(after.date);
    },
    write: (work) => (isNoted ? settleAccounts(work) : settleMoments(work, days)),
  };
}
