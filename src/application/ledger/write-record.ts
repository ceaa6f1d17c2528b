import { UNCONFIRMED } from "../../domain/ledger/revision.ts";
import type { Stamped } from "../../domain/ledger/stamped.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import type { Ledger, Write } from "./ledger.ts";

/** A record in its wanted state, and the call that writes it. */
type WantedWrite<Kept> = Pick<Write<Stamped<Kept>>, "change" | "call" | "reachesOthers"> & {
  readonly record: Kept;
};

/** Writes a record through the ledger, which shows the wanted state until the response. Rejects with a Failure. */
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
