import type { Stores, UnitOfWork } from "../../application/ports/stores.ts";
import type { Database, Queries } from "./database.ts";
import { kyselyBudgets } from "./kysely-budgets.ts";
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
  idempotencyKeys: kyselyIdempotencyKeys(queries),
});

/** A unit of work is a transaction that begins with the lock on its owner. */
export const kyselyUnitOfWork =
  ({ queries, lockUser }: Database): UnitOfWork =>
  (owner, work) =>
    queries.transaction().execute(async (transaction) => {
      await lockUser(transaction, owner);
      return work(kyselyStores(transaction));
    });
