import type { AccountLine } from "../../../src/domain/forecast/held-today.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { Stores } from "../stores.ts";

/** Returns the records of a ledger since a day, incomes first, newest first within a kind. */
export async function recordsSince(
  { transactions }: Pick<Stores, "transactions">,
  ledger: LedgerId,
  from: CivilDate,
): Promise<readonly Transaction[]> {
  const records: Transaction[] = [];
  for (const kind of ["income", "expense"] as const)
    for await (const page of transactions.pages(ledger, kind, { from })) records.push(...page);
  return records;
}

/** Returns the imported movements of a ledger since a day. */
export async function linesSince(
  { imports }: Pick<Stores, "imports">,
  ledger: LedgerId,
  from: CivilDate,
): Promise<readonly AccountLine[]> {
  const lines: AccountLine[] = [];
  for await (const page of imports.linePages(ledger, { from })) lines.push(...page);
  return lines;
}
