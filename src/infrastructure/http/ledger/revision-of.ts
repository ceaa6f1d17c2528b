import { REVISION_HEADER } from "../../../contract/api-base.ts";
import type { Revision } from "../../../domain/ledger/revision.ts";
import type { Answered } from "../call.ts";

/** The revision of the ledger that an answer tells; null of one that tells none. */
export function revisionOf({ headers }: Answered): Revision | null {
  const revision = headers.get(REVISION_HEADER);
  return revision === null ? null : Number(revision);
}
