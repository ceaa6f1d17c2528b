import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { Accounts } from "../accounts/accounts.ts";

/** Returns "bad-account" for a record whose account the ledger does not have; null otherwise. */
export const accountFault = async (
  accounts: Pick<Accounts, "has">,
  ledger: LedgerId,
  { account }: Pick<Transaction, "account">,
): Promise<"bad-account" | null> =>
  account === undefined || (await accounts.has(ledger, account)) ? null : "bad-account";
