import type { AdministrativeWork, Snapshot, Stores, UserWork } from "../../application/stores.ts";
import type { Database, Queries } from "./database.ts";
import { kyselyAchievements } from "./users/kysely-achievements.ts";
import { kyselyChanges } from "./ledger/kysely-changes.ts";
import { kyselyConsents } from "./users/kysely-consents.ts";
import { kyselyExported } from "./restore/kysely-exported.ts";
import { kyselyExportSummaries } from "./users/kysely-export-summaries.ts";
import { kyselyLastRecommendations } from "./users/kysely-last-recommendations.ts";
import { kyselyOneTimeTokens } from "./login/kysely-one-time-tokens.ts";
import { kyselyPasskeys } from "./login/kysely-passkeys.ts";
import { kyselyProfiles } from "./users/kysely-profiles.ts";
import { kyselySubscriptions } from "./users/kysely-subscriptions.ts";
import { kyselySecondFactors } from "./login/kysely-second-factors.ts";
import { kyselySettings } from "./users/kysely-settings.ts";
import { kyselyUsers } from "./users/kysely-users.ts";
import { kyselyTokens } from "./login/kysely-tokens.ts";
import { kyselyLedgerStores } from "./ledger/kysely-ledger-stores.ts";
import { kyselyTrash } from "./trash/kysely-trash.ts";
import { transact } from "./transact.ts";

/** Makes every store over the same queries, so that all take part in one transaction. */
export const kyselyStores = (queries: Queries): Stores => ({
  ...kyselyLedgerStores(queries),
  users: kyselyUsers(queries),
  changes: kyselyChanges(queries),
  trash: kyselyTrash(queries),
  subscriptions: kyselySubscriptions(queries),
  tokens: kyselyTokens(queries),
  secondFactors: kyselySecondFactors(queries),
  oneTimeTokens: kyselyOneTimeTokens(queries),
  settings: kyselySettings(queries),
  consents: kyselyConsents(queries),
  passkeys: kyselyPasskeys(queries),
  profiles: kyselyProfiles(queries),
  achievements: kyselyAchievements(queries),
  lastRecommendations: kyselyLastRecommendations(queries),
  exported: kyselyExported(queries),
  exportSummaries: kyselyExportSummaries(queries),
});

const userRows = (queries: Queries) => queries.selectFrom("users").select("id");

/** Runs a user's unit of work as a transaction that begins with the lock on the user. */
export const kyselyUserWork =
  ({ queries, lock }: Database): UserWork =>
  (owner, work) =>
    transact(queries, async (transaction) => {
      await lock(userRows(transaction).where("id", "=", owner));
      return work(kyselyStores(transaction));
    });

/** Locks in the same order everywhere, to avoid deadlocks: ledgers before users. */
export const kyselyAdministrativeWork =
  ({ queries, lock }: Database): AdministrativeWork =>
  (account, work) =>
    transact(queries, async (transaction) => {
      const memberships = transaction.selectFrom("members").select("ledger_id");
      const ledgers = transaction.selectFrom("ledgers").select("id").orderBy("id");
      await lock(ledgers.where("id", "in", memberships.where("user_id", "=", account)));
      const touched = userRows(transaction).where((where) =>
        where.or([where("id", "=", account), where("role", "=", "admin")]),
      );
      await lock(touched.orderBy("id"));
      return work(kyselyStores(transaction));
    });

/** Runs a read-only transaction, in which both databases see one state of all tables. */
export const kyselySnapshot =
  ({ queries }: Pick<Database, "queries">): Snapshot =>
  (work) =>
    queries
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((transaction) => work(kyselyStores(transaction)));
