import type {
  AdministrativeWork,
  Snapshot,
  Stores,
  UnitOfWork,
} from "../../application/ports/stores.ts";
import type { Database, Queries, SelectedUsers } from "./database.ts";
import { kyselyAchievements } from "./kysely-achievements.ts";
import { kyselyBudgets } from "./kysely-budgets.ts";
import { kyselyExportSummaries } from "./kysely-export-summaries.ts";
import { kyselyGoals } from "./kysely-goals.ts";
import { kyselyIdempotencyKeys } from "./kysely-idempotency-keys.ts";
import { kyselyNotifications } from "./kysely-notifications.ts";
import { kyselyPhotos } from "./kysely-photos.ts";
import { kyselyProfiles } from "./kysely-profiles.ts";
import { kyselyTokens } from "./kysely-tokens.ts";
import { kyselyTransactions } from "./kysely-transactions.ts";
import { kyselyUsers } from "./kysely-users.ts";

/** Every store over the same queries, so that all of them take part in the same transaction. */
export const kyselyStores = (queries: Queries): Stores => ({
  users: kyselyUsers(queries),
  tokens: kyselyTokens(queries),
  transactions: kyselyTransactions(queries),
  profiles: kyselyProfiles(queries),
  budgets: kyselyBudgets(queries),
  goals: kyselyGoals(queries),
  photos: kyselyPhotos(queries),
  notifications: kyselyNotifications(queries),
  achievements: kyselyAchievements(queries),
  exportSummaries: kyselyExportSummaries(queries),
  idempotencyKeys: kyselyIdempotencyKeys(queries),
});

const userRows = (queries: Queries): SelectedUsers => queries.selectFrom("users").select("id");

/** A unit of work is a transaction that begins with the lock on its owner. */
export const kyselyUnitOfWork =
  ({ queries, lockUsers }: Database): UnitOfWork =>
  (owner, work) =>
    queries.transaction().execute(async (transaction) => {
      await lockUsers(userRows(transaction).where("id", "=", owner));
      return work(kyselyStores(transaction));
    });

/** Locks in one order for all, so that no two of them wait for each other. */
export const kyselyAdministrativeWork =
  ({ queries, lockUsers }: Database): AdministrativeWork =>
  (account, work) =>
    queries.transaction().execute(async (transaction) => {
      const touched = userRows(transaction).where((where) =>
        where.or([where("id", "=", account), where("role", "=", "admin")]),
      );
      await lockUsers(touched.orderBy("id"));
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
