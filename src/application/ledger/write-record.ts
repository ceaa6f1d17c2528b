import { UNCONFIRMED } from "../../domain/ledger/revision.ts";
import type { Stamped } from "../../domain/ledger/stamped.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import type { Ledger, Write } from "./ledger.ts";

/** A record as it is wanted, and the call that makes it so. */
type WantedWrite<Kept> = Pick<Write<Stamped<Kept>>, "change" | "call" | "reachesOthers"> & {
  readonly record: Kept;
};

/** Writes a record through the ledger, which shows it as it is wanted until the call has made it. Rejects with a Failure. */
export const writeRecord = <Kept>(
  ledger: Pick<Ledger, "write">,
  { written }: { readonly written: (kept: Stamped<Kept>) => WrittenRecord },
  { record, ...write }: WantedWrite<Kept>,
): Promise<Stamped<Kept>> =>
  ledger.write({
    ...write,
    written: written({ record, revision: UNCONFIRMED, removed: false }),
    made: written,
  });
