import type { Occurrence, Recurrence } from "../../src/domain/recurrences/recurrence.ts";
import { settled } from "../../src/domain/recurrences/settle.ts";
import { transactionId } from "../../src/domain/shared/ids.ts";
import type { Transaction } from "../../src/domain/transactions/transaction.ts";
import type { RecordWriters } from "./ports/ledger-work.ts";
import type { NewId } from "./ports/new-id.ts";

/** The record that a planned movement becomes. */
export const recordOf = (
  { kind, date, category, amount, description }: Occurrence,
  newId: NewId,
): Transaction => ({ id: transactionId(newId()), kind, date, category, amount, description });

/** Records movements of a recurrence as ones that come by themselves; answers it without them. */
export async function recordOccurrences(
  records: Pick<RecordWriters, "recordPlanned">,
  recurrence: Recurrence,
  due: readonly Occurrence[],
  newId: NewId,
): Promise<Recurrence> {
  if (due.length === 0) return recurrence;
  await records.recordPlanned(
    recurrence.id,
    due.map((one) => ({ record: recordOf(one, newId), day: one.day })),
  );
  return settled(
    recurrence,
    due.map(({ day }) => day),
  );
}
