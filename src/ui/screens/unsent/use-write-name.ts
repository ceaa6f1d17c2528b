import type { KeptWrite } from "../../../application/outbox/kept-write.ts";
import { subjectOf } from "../../../application/outbox/what-waits.ts";
import { writeLabel } from "../../../text/outbox/write-label.ts";
import { useSignedIn } from "../../signed-in-context.ts";
import { useUnsent } from "./use-unsent.ts";

/** Names a write in words: what it does to which record. */
export function useWriteName(): (write: KeptWrite) => string {
  const { ledger } = useSignedIn();
  const { outbox } = useUnsent();
  return (write) => {
    if (outbox === null) return "";
    const deed = outbox.deedOf(write.call);
    return writeLabel(deed, subjectOf(write, deed, ledger.getSnapshot()));
  };
}
