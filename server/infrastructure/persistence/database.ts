import type { Kysely, SelectQueryBuilder } from "kysely";
import type { AssertSound } from "../../application/ports/assert-sound.ts";
import type { WithRoom } from "../../application/ports/with-room.ts";
import type { Tables, UserRow } from "./tables.ts";

/** Where queries run: the database itself, or a transaction of it. */
export type Queries = Kysely<Tables>;

/** Rows of users, to be locked in the order in which they are selected. */
export type SelectedUsers = SelectQueryBuilder<Tables, "users", Pick<UserRow, "id">>;

/** An open database, and the few things in which the two kinds differ. */
export type Database = {
  readonly queries: Queries;
  /** Makes other transactions that lock one of these users wait until this one has ended. */
  readonly lockUsers: (users: SelectedUsers) => Promise<void>;
  readonly assertSound: AssertSound;
  readonly withRoom: WithRoom;
  readonly close: () => Promise<void>;
};
