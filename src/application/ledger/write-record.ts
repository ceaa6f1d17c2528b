import { UNCONFIRMED } from "../../domain/ledger/revision.ts";
import type { StoredRecord } from "../../domain/ledger/stored-record.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import type { Ledger, Write } from "./ledger.ts";

/** A record in its wanted state, and the call that writes it. */
type WantedWrite<Entity> = Pick<
  Write<StoredRecord<Entity>>,
  "change" | "call" | "reachesOthers"
> & {
  readonly record: Entity;
};

/** Writes a record through the ledger, which shows the wanted state until the response. Rejects with a Failure. */
export const writeRecord = <Entity>(
  ledger: Pick<Ledger, "write">,
  { written }: { readonly written: (kept: StoredRecord<Entity>) => WrittenRecord },
  { record, ...write }: WantedWrite<Entity>,
): Promise<StoredRecord<Entity>> =>
  ledger.write({
    ...write,
    written: written({ record, revision: UNCONFIRMED, removed: false }),
    made: written,
  });
