import type { QueuedWrite } from "../../../application/outbox/queued-write.ts";
import { subjectOf } from "../../../application/outbox/what-waits.ts";
import { writeLabel } from "../../../text/outbox/write-label.ts";
import { useSignedIn } from "../../signed-in-context.ts";
import { useUnsent } from "./use-unsent.ts";

/** Names a write in words: what it does to which record. */
export function useWriteName(): (write: QueuedWrite) => string {
  const { ledger } = useSignedIn();
  const { outbox } = useUnsent();
  return (write) => {
    if (outbox === null) return "";
    const writeKind = outbox.writeKindOf(write.call);
    return writeLabel(writeKind, subjectOf(write, writeKind, ledger.getSnapshot()));
  };
}
