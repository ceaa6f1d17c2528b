import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import type { Occurrence, Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import {
  transactionId,
  type AccountId,
  type RecurrenceId,
} from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { RecordWriters } from "../ledger/ledger-work.ts";
import type { NewId } from "../new-id.ts";

/** Returns the record of a planned movement, with the given id; a plan names no account, so it goes to the main one. */
export const recordOf = (
  { kind, date, category, amount, description }: Occurrence,
  id: string,
  main: AccountId | null,
): Transaction => ({
  id: transactionId(id),
  kind,
  date,
  category,
  amount,
  description,
  ...(main !== null && { account: main }),
});

/** Records movements of an existing recurrence as automatic ones; returns the recurrence without them. */
export async function recordOccurrences(
  {
    recordPlanned,
    recurrences,
    accounts,
  }: Pick<RecordWriters, "recordPlanned" | "recurrences" | "accounts">,
  id: RecurrenceId,
  due: readonly Occurrence[],
  newId: NewId,
): Promise<StoredRecord<Recurrence>> {
  const main = await accounts.main();
  await recordPlanned(
    id,
    due.map((one) => ({ record: recordOf(one, newId(), main), day: one.day })),
  );
  return recurrences.keepOutcomes(
    id,
    due.map(({ day, amount }) => ({ day, became: "recorded", amount })),
  );
}
