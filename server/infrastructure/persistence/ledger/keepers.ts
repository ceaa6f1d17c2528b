import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { accountKeeper } from "../accounts/account-keeper.ts";
import { goalEntryKeeper } from "../goals/goal-entry-keeper.ts";
import { sumKeeper } from "../transactions/month-sums.ts";
import { occurrenceKeeper } from "../recurrences/occurrence-keeper.ts";
import type { Follow, Work } from "./write-rows.ts";

/** The data derived from records: collected while a work runs, written at its end. */
export type Keepers = {
  readonly follow: Follow;
  readonly write: (work: Work, today: CivilDate) => Promise<void>;
};

export function keepers(): Keepers {
  const sums = sumKeeper();
  const entries = goalEntryKeeper();
  const accounts = accountKeeper();
  const occurrences = occurrenceKeeper();
  return {
    follow: {
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
      await occurrences.write(queries, member.ledger, revision);
      await accounts.write(work);
    },
  };
}
