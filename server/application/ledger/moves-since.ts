import type { AccountLine } from "../../../src/domain/forecast/held-today.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { Stores } from "../stores.ts";

/** The records and imported movements that change what the accounts of a ledger hold. */
type Moves = {
  /** Incomes first, newest first within a kind; at the end those older ones whose imported movement is among the lines. */
  readonly records: readonly Transaction[];
  readonly lines: readonly AccountLine[];
};

/**
 * Returns the imported movements since a day and the records since the same day, or an earlier one. Whatever its day, a
 * movement comes with its records, and a record with its movement.
 */
export async function movesSince(
  { imports, transactions }: Pick<Stores, "imports" | "transactions">,
  ledger: LedgerId,
  day: CivilDate,
  recordsFrom = day,
): Promise<Moves> {
  const records: Transaction[] = [];
  for (const kind of ["income", "expense"] as const)
    for await (const page of transactions.pages(ledger, kind, { from: recordsFrom }))
      records.push(...page);
  const lines: AccountLine[] = [];
  for await (const page of imports.linePages(ledger, { from: day })) lines.push(...page);
  const known = new Set(records.map(({ id }) => id));
  const older = lines.flatMap((line) => line.records.filter((id) => !known.has(id)));
  return { lines, records: [...records, ...(await transactions.withIds(ledger, older))] };
}
