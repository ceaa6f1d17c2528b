import type { LedgerStores } from "../../application/stores.ts";
import type { Queries } from "./database.ts";
import { kyselyUsers } from "./kysely-users.ts";
import { kyselyLedgers } from "./kysely-ledgers.ts";
import { kyselyTransactions } from "./kysely-transactions.ts";
import { kyselyReceipts } from "./kysely-receipts.ts";
import { kyselyBudgets } from "./kysely-budgets.ts";
import { kyselyGoals } from "./kysely-goals.ts";
import { kyselyAccounts } from "./kysely-accounts.ts";
import { kyselyRules } from "./kysely-rules.ts";
import { kyselyRecurrences } from "./kysely-recurrences.ts";
import { kyselyImports } from "./kysely-imports.ts";
import { kyselyNotifications } from "./kysely-notifications.ts";
import { kyselyPhotos } from "./kysely-photos.ts";
import { kyselyIdempotencyKeys } from "./kysely-idempotency-keys.ts";

/** The stores of a work on a ledger, over the same queries as that. */
export const kyselyLedgerStores = (queries: Queries): LedgerStores => ({
  users: kyselyUsers(queries),
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
  notifications: kyselyNotifications(queries),
  idempotencyKeys: kyselyIdempotencyKeys(queries),
});
