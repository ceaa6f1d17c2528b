import type { StoredRecord } from "../../../../src/domain/ledger/stored-record.ts";
import type { Stamps } from "./ledger-tables.ts";

/** Returns a record with the stamps of its row. */
export const stamped = <Entity>(
  record: Entity,
  { revision, deleted_at }: Stamps,
): StoredRecord<Entity> => ({
  record,
  revision,
  removed: deleted_at !== null,
});
