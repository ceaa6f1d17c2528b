import type { Stamped } from "../../../../src/domain/ledger/stamped.ts";
import type { Stamps } from "../tables.ts";

/** A record with what the stamps of its row say of it. */
export const stamped = <Kept>(record: Kept, { revision, deleted_at }: Stamps): Stamped<Kept> => ({
  record,
  revision,
  removed: deleted_at !== null,
});
