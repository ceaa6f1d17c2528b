import {
  recordedAlready,
  SAME_WITHIN_DAYS,
} from "../../../src/domain/recurrences/recorded-already.ts";
import type { Occurrence, Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { Transactions } from "../transactions/transactions.ts";

type Ports = { readonly transactions: Pick<Transactions, "unplanned"> };

/** Finds the records that planned movements may be already, by the movements' names. */
export async function findRecorded(
  { transactions }: Ports,
  ledger: LedgerId,
  plans: readonly Recurrence[],
  occurrences: readonly Occurrence[],
): Promise<ReadonlyMap<string, Transaction>> {
  const byKind = Map.groupBy(occurrences, ({ kind }) => kind);
  const records: Transaction[] = [];
  for (const [kind, some] of byKind) {
    const days = some.map(({ date }) => date).toSorted();
    const amounts = some.map(({ amount }) => amount);
    const [first = "", last = ""] = [days[0], days.at(-1)];
    if (first === "" || last === "") continue;
    const found = await transactions.unplanned(ledger, {
      kind,
      from: addDays(first, -SAME_WITHIN_DAYS),
      to: addDays(last, SAME_WITHIN_DAYS),
      // A tenth less or more, and the cent of any rounding.
      least: cents(Math.floor(Math.min(...amounts) * 0.9)),
      most: cents(Math.ceil(Math.max(...amounts) * 1.1)),
    });
    records.push(...found);
  }
  return recordedAlready(plans, occurrences, records);
}
