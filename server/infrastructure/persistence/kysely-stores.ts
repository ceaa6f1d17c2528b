import type { AdministrativeWork, Snapshot, Stores, UserWork } from "../../application/stores.ts";
import type { Database, Queries } from "./database.ts";
import { kyselyAchievements } from "./kysely-achievements.ts";
import { kyselyChanges } from "./kysely-changes.ts";
import { kyselyConsents } from "./kysely-consents.ts";
import { kyselyExportSummaries } from "./kysely-export-summaries.ts";
import { kyselyLastRecommendations } from "./kysely-last-recommendations.ts";
import { kyselyOneTimeTokens } from "./kysely-one-time-tokens.ts";
import { kyselyPasskeys } from "./kysely-passkeys.ts";
import { kyselyProfiles } from "./kysely-profiles.ts";
import { kyselySubscriptions } from "./kysely-subscriptions.ts";
import { kyselySecondFactors } from "./kysely-second-factors.ts";
import { kyselySettings } from "./kysely-settings.ts";
import { kyselyTokens } from "./kysely-tokens.ts";
import { kyselyLedgerStores } from "./kysely-ledger-stores.ts";
import { transact } from "./transact.ts";

/** Every store over the same queries, so that all of them take part in the same transaction. */
export const kyselyStores = (queries: Queries): Stores => ({
  ...kyselyLedgerStores(queries),
  changes: kyselyChanges(queries),
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
  exportSummaries: kyselyExportSummaries(queries),
});

const userRows = (queries: Queries) => queries.selectFrom("users").select("id");

/** A work on what is a user's own is a transaction that begins with the lock on that user. */
export const kyselyUserWork =
  ({ queries, lock }: Database): UserWork =>
  (owner, work) =>
    transact(queries, async (transaction) => {
      await lock(userRows(transaction).where("id", "=", owner));
      return work(kyselyStores(transaction));
    });

/** Locks in one order for all, so that no two of them wait for each other: ledgers before users. */
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

/** A snapshot is a transaction that only reads; both databases then see one state of all tables. */
export const kyselySnapshot =
  ({ queries }: Pick<Database, "queries">): Snapshot =>
  (work) =>
    queries
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((transaction) => work(kyselyStores(transaction)));
