import { useSelector } from "@xstate/react";
import { removalTarget } from "../../../text/record-labels.ts";
import { recordChangesTexts as texts } from "../../../text/versions/record-changes.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { useOverlays } from "../../overlay-context.ts";
import * as styles from "./record-history.css.ts";
import { RecordChanges } from "./RecordChanges.tsx";

/** The history of a record, with the ways back to its versions. */
export function RecordHistory() {
  const { dialog } = useOverlays().versions;
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const of = useSelector(dialog, ({ context }) => context.of);
  if (of === null) return null;
  return (
    <Dialog open={open} title={texts.title} onClose={() => dialog.send({ type: "CLOSE" })}>
      <p className={styles.record}>{removalTarget(of).label}</p>
      <RecordChanges of={of} />
    </Dialog>
  );
}
