import type { LedgerStores } from "../../../application/stores.ts";
import type { Queries } from "../database.ts";
import { accountsByName } from "../users/accounts-by-name.ts";
import { kyselyLedgers } from "./kysely-ledgers.ts";
import { kyselyTransactions } from "../transactions/kysely-transactions.ts";
import { kyselyReceipts } from "../transactions/kysely-receipts.ts";
import { kyselyBudgets } from "../budgets/kysely-budgets.ts";
import { kyselyGoals } from "../goals/kysely-goals.ts";
import { kyselyAccounts } from "../accounts/kysely-accounts.ts";
import { kyselyRules } from "../rules/kysely-rules.ts";
import { kyselyRecurrences } from "../recurrences/kysely-recurrences.ts";
import { kyselyImports } from "../imports/kysely-imports.ts";
import { kyselyNotifications } from "../users/kysely-notifications.ts";
import { kyselyPhotos } from "../goals/kysely-photos.ts";
import { kyselyVersions } from "../versions/kysely-versions.ts";
import { kyselyIdempotencyKeys } from "./kysely-idempotency-keys.ts";

/** Makes the stores of a unit of work on a ledger, over the same queries. */
export const kyselyLedgerStores = (queries: Queries): LedgerStores => ({
  users: accountsByName(queries),
  ledgers: kyselyLedgers(queries),
  transactions: kyselyTransactions(queries),
  receipts: kyselyReceipts(queries),
  budgets: kyselyBudgets(queries),
  goals: kyselyGoals(queries),
  accounts: kyselyAccounts(queries),
  imports: kyselyImports(queries),
  rules: kyselyRules(queries),
  recurrences: kyselyRecurrences(queries),
  photos: kyselyPhotos(queries),
  versions: kyselyVersions(queries),
  notifications: kyselyNotifications(queries),
  idempotencyKeys: kyselyIdempotencyKeys(queries),
});
