import { UNCONFIRMED, type Revision } from "../../domain/ledger/revision.ts";
import type { Stamped } from "../../domain/ledger/stamped.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import type { Ledger } from "../ledger.ts";

/** Writes a record through the ledger, which shows it as it is wanted until `call` has made it. Rejects with a Failure. */
export const writeRecord = <Kept>(
  ledger: Pick<Ledger, "write">,
  { written }: { readonly written: (kept: Stamped<Kept>) => WrittenRecord },
  change: ChangeId,
  record: Kept,
  call: (last: Revision | null) => Promise<Stamped<Kept>>,
): Promise<Stamped<Kept>> =>
  ledger.write({
    change,
    written: written({ record, revision: UNCONFIRMED, removed: false }),
    call,
    made: written,
  });
