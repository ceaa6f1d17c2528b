import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { Accounts } from "../accounts/accounts.ts";

/** "bad-account" for a record that names an account which a ledger does not have; null for any other. */
export const accountFault = async (
  accounts: Pick<Accounts, "has">,
  ledger: LedgerId,
  { account }: Pick<Transaction, "account">,
): Promise<"bad-account" | null> =>
  account === undefined || (await accounts.has(ledger, account)) ? null : "bad-account";
