import type { UserId } from "../../src/domain/shared/ids.ts";
import type { Accounts } from "./accounts/accounts.ts";
import type { Achievements } from "./achievements/achievements.ts";
import type { Budgets } from "./budgets/budgets.ts";
import type { Changes } from "./ledger/changes.ts";
import type { Consents } from "./profile/consents.ts";
import type { Exported } from "./exports/exported.ts";
import type { ExportSummaries } from "./exports/export-summaries.ts";
import type { Goals } from "./goals/goals.ts";
import type { IdempotencyKeys } from "./ledger/perform-once.ts";
import type { Imports } from "./imports/imports.ts";
import type { LastRecommendations } from "./recommendations/last-recommendations.ts";
import type { Ledgers } from "./ledger/ledgers.ts";
import type { Notifications } from "./notifications/notifications.ts";
import type { OneTimeTokens } from "./login/one-time-tokens.ts";
import type { Passkeys } from "./passkeys/passkeys.ts";
import type { Photos } from "./photos/photos.ts";
import type { Profiles } from "./profile/profiles.ts";
import type { Receipts } from "./receipts/receipts.ts";
import type { Recurrences } from "./recurrences/recurrences.ts";
import type { Rules } from "./rules/rules.ts";
import type { Subscriptions } from "./payments/subscriptions.ts";
import type { SecondFactors } from "./second-factor/second-factors.ts";
import type { Settings } from "./administration/settings.ts";
import type { Tokens } from "./login/tokens.ts";
import type { Transactions } from "./transactions/transactions.ts";
import type { Trash } from "./trash/trash.ts";
import type { Users } from "./administration/users.ts";
import type { Versions } from "./versions/versions.ts";

/** The stores read by a unit of work on a ledger. */
export type LedgerStores = {
  readonly users: Pick<Users, "withId">;
  readonly ledgers: Ledgers;
  readonly transactions: Transactions;
  readonly receipts: Receipts;
  readonly budgets: Budgets;
  readonly goals: Goals;
  readonly accounts: Accounts;
  readonly imports: Imports;
  readonly rules: Rules;
  readonly recurrences: Recurrences;
  readonly photos: Photos;
  readonly versions: Versions;
  readonly notifications: Notifications;
  readonly idempotencyKeys: IdempotencyKeys;
};

/** All stores. */
export type Stores = LedgerStores & {
  readonly users: Users;
  readonly changes: Changes;
  readonly trash: Trash;
  readonly subscriptions: Subscriptions;
  readonly tokens: Tokens;
  readonly secondFactors: SecondFactors;
  readonly oneTimeTokens: OneTimeTokens;
  readonly settings: Settings;
  readonly consents: Consents;
  readonly passkeys: Passkeys;
  readonly profiles: Profiles;
  readonly achievements: Achievements;
  readonly lastRecommendations: LastRecommendations;
  readonly exported: Exported;
  readonly exportSummaries: ExportSummaries;
};

/**
 * Runs a unit of work in a transaction, on a user's own data outside of ledgers. The user's row is locked first, so
 * that all work of one user is serialised. The callback may run more than once, so it must have no effects outside of
 * the stores.
 */
export type UserWork = <Outcome>(
  owner: UserId,
  work: (stores: Stores) => Promise<Outcome>,
) => Promise<Outcome>;

/**
 * Runs a unit of work in a transaction, on any account. That account's row and those of all administrators are locked
 * first, so that the work of administrators is serialised.
 */
export type AdministrativeWork = <Outcome>(
  account: UserId,
  work: (stores: Stores) => Promise<Outcome>,
) => Promise<Outcome>;

/** Reads from one snapshot, whatever is written meanwhile; the callback must not write. */
export type Snapshot = <Outcome>(work: (stores: Stores) => Promise<Outcome>) => Promise<Outcome>;
