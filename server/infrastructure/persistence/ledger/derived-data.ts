import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { accountUpdater } from "../accounts/account-updater.ts";
import { goalEntryUpdater } from "../goals/goal-entry-updater.ts";
import { sumUpdater } from "../transactions/month-sums.ts";
import { occurrenceUpdater } from "../recurrences/occurrence-updater.ts";
import type { RowListeners, Work } from "./write-rows.ts";

/** The data derived from records: collected while a work runs, written at its end. */
export type DerivedData = {
  readonly listeners: RowListeners;
  readonly write: (work: Work, today: CivilDate) => Promise<void>;
};

export function derivedData(): DerivedData {
  const sums = sumUpdater();
  const entries = goalEntryUpdater();
  const accounts = accountUpdater();
  const occurrences = occurrenceUpdater();
  return {
    listeners: {
      transactions: (before, after) => {
        sums.replace(before, after);
        accounts.move(before, after);
      },
      goals: entries.replace,
      recurrences: (_, { id }) => occurrences.note(id),
      occurrences: (_, { recurrence_id: id }) => occurrences.note(id),
      accounts: (_, { id }) => accounts.note(id),
      balances: (_, { account_id: id }) => accounts.note(id),
    },
    write: async (work, today) => {
      const { queries, member, revision } = work;
      await sums.write(queries, member.ledger);
      await entries.write(queries, member.ledger, today);
      await occurrences.write(queries, member.ledger, revision, today);
      await accounts.write(work);
    },
  };
}
