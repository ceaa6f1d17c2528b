import type { Kinds } from "../../../domain/ledger/changes.ts";
import { asWritten } from "../../../domain/ledger/written.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import { useOverlayNotify } from "../../signed-in-context.ts";

/** Returns a function that opens the history of a record. */
export function useSeeHistory() {
  const notify = useOverlayNotify();
  return <Kind extends keyof Kinds>(type: Kind, record: WithRevision<Kinds[Kind]>) =>
    notify(({ versions }) => versions.dialog.send({ type: "OPEN", of: asWritten(type, record) }));
}
