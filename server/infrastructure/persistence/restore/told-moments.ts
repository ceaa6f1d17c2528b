import type { ExportLists } from "../../../../src/domain/exports/export-content.ts";
import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import type { Transaction } from "../../../../src/domain/transactions/transaction.ts";

type Told = ExportLists["accounts"]["told"][number];

/** The revisions that tell which records a balance of their day includes. */
export type Moments = {
  /** The revision of a balance's telling; null if it stands for the end of its day. */
  readonly momentOf: (told: Told) => Revision | null;
  /** The revision in which a record counts as made. */
  readonly madeIn: (record: Pick<Transaction, "id" | "date">) => Revision;
};

/**
 * Orders balances that were told during their day, and the records of that day, by revisions before that of the restore:
 * a record counts as made in the first balance that includes it. None is as if nobody had touched it since it was made.
 */
export function momentsOf(
  accounts: ExportLists["accounts"][] | readonly ExportLists["accounts"][],
  revision: Revision,
): Moments {
  const told = accounts
    .flatMap((account) => account.told)
    .filter((one) => one.kept && one.kept.includes !== null)
    .toSorted(
      (one, other) => (one.kept?.includes?.length ?? 0) - (other.kept?.includes?.length ?? 0),
    );
  const moments = new Map(told.map((one, rank) => [one, revision - 1 - told.length + rank]));
  const firstIncluded = new Map<string, Revision>();
  for (const one of told.toReversed())
    for (const id of one.kept?.includes ?? [])
      firstIncluded.set(`${one.date} ${id}`, moments.get(one) ?? revision - 1);
  return {
    momentOf: (one) => moments.get(one) ?? null,
    madeIn: ({ id, date }) => firstIncluded.get(`${date} ${id}`) ?? revision - 1,
  };
}
