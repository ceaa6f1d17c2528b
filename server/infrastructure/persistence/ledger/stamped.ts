import type { Stamped } from "../../../../src/domain/ledger/stamped.ts";
import type { Stamps } from "./ledger-tables.ts";

/** Returns a record with the stamps of its row. */
export const stamped = <Kept>(record: Kept, { revision, deleted_at }: Stamps): Stamped<Kept> => ({
  record,
  revision,
  removed: deleted_at !== null,
});
