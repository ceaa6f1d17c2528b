import type { Kysely } from "kysely";
import type { AssertSound } from "../../application/ports/assert-sound.ts";
import type { WithRoom } from "../../application/ports/with-room.ts";
import type { Tables } from "./tables.ts";

/** Where queries run: the database itself, or a transaction of it. */
export type Queries = Kysely<Tables>;

/** Rows that a query selects, to be locked in the order in which they are selected. */
export type Lockable = {
  readonly forNoKeyUpdate: () => { readonly execute: () => Promise<unknown> };
};

/** An open database, and the few things in which the two kinds differ. */
export type Database = {
  readonly queries: Queries;
  /** Makes other transactions that lock one of these rows wait until this one has ended. */
  readonly lock: (rows: Lockable) => Promise<void>;
  readonly assertSound: AssertSound;
  readonly withRoom: WithRoom;
  readonly close: () => Promise<void>;
};
