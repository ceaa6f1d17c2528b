import type { Changing } from "../../application/ports/naming.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import { httpCall, type ApiCall, type HttpSession } from "./call.ts";
import { changing } from "./naming-headers.ts";
import { revisionOf } from "./revision-of.ts";

/** Removes what lives at a path; resolves with the revision in which it went, or rejects with a Failure. */
export type Removal = (
  path: string,
  as: Changing,
  meaning: NonNullable<ApiCall["meaning"]>,
) => Promise<Revision>;

/** Removals over DELETE: the answer has no body, and tells the revision by its header alone. */
export function httpRemoval(session: HttpSession, origin = ""): Removal {
  const make = httpCall(session, origin);
  return (path, as, meaning) =>
    make(
      "delete",
      path,
      { headers: changing(as), meaning },
      async (answer) => revisionOf(await answer) ?? 0,
    );
}
