import { REVISION_HEADER } from "../../../contract/api-base.ts";
import type { Revision } from "../../../domain/ledger/revision.ts";
import type { Answered } from "../call.ts";

/** The ledger's revision in the headers of a response; null if there is none. */
export function revisionOf({ headers }: Answered): Revision | null {
  const revision = headers.get(REVISION_HEADER);
  return revision === null ? null : Number(revision);
}
