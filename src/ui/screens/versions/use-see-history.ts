import type { Kinds } from "../../../domain/ledger/changes.ts";
import { asWritten } from "../../../domain/ledger/written.ts";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import { useTellOverlays } from "../../signed-in-context.ts";

/** Returns a function that opens the history of a record. */
export function useSeeHistory() {
  const tell = useTellOverlays();
  return <Kind extends keyof Kinds>(type: Kind, record: Seen<Kinds[Kind]>) =>
    tell(({ versions }) => versions.dialog.send({ type: "OPEN", of: asWritten(type, record) }));
}
