import type { LedgerPart } from "../../domain/ledger/changes.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import type { LedgerLog, WantedPart } from "./ledger-log.ts";

/** The number of rows per part: screens show each as it comes, so it leaves them time for a frame. */
export const PART_ROWS = 2_500;

/** The changes since a revision, part by part; only the last part is complete up to its revision. */
export async function* partsOf(
  log: LedgerLog,
  since: Revision,
  wanted: WantedPart,
): AsyncGenerator<LedgerPart, void> {
  let next = wanted;
  for (;;) {
    const part = await log.changes(since, next);
    yield part;
    if (part.continuation === null) return;
    next = { ...wanted, continuation: part.continuation };
  }
}
