import type { Revision } from "../../domain/ledger/revision.ts";
import type { Stamped } from "../../domain/ledger/stamped.ts";

/** A record as the answer of a write tells it. */
export const stamped = <Kept>(
  record: Kept,
  { revisao }: { readonly revisao: Revision },
): Stamped<Kept> => ({ record, revision: revisao, removed: false });
