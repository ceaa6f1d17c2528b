import type { Kysely, Transaction } from "kysely";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Tables } from "./tables.ts";

/** Where queries run: the database itself, or a transaction of it. */
export type Queries = Kysely<Tables>;

/** An open database, and the few things in which the two kinds differ. */
export type Database = {
  readonly queries: Queries;
  /** Makes other transactions of the same user wait until this one has ended. */
  readonly lockUser: (transaction: Transaction<Tables>, id: UserId) => Promise<void>;
  readonly close: () => Promise<void>;
};
