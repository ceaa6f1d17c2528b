import { assign } from "xstate";
import { merge } from "../ledger/versions.ts";
import type { RecordDialogSetup } from "./record-dialog-setup.ts";
import type { Identified } from "./record-drafts.ts";

/** The states of a returned entry: somebody else may have changed its record in the meantime, or removed it. */
export function versionStates<Fields extends object, Draft, Kept extends Identified, Result>(
  dialog: RecordDialogSetup<Fields, Draft, Kept, Result>,
) {
  const back = dialog.createStateConfig({
    always: [
      { guard: "removed", target: "gone" },
      { guard: "disputed", target: "choosing" },
      { target: "editing", actions: "rebase" },
    ],
  });

  /** A choice between two versions. */
  const choosing = dialog.createStateConfig({
    tags: "choosing",
    on: {
      PICK: {
        actions: assign(({ context, event: { field, side } }) => {
          const { [field]: _, ...others } = context.picks;
          const picks = side === "theirs" ? { ...others, [field]: side } : others;
          return { picks };
        }),
      },
      KEEP_MINE: { target: "reading", actions: "rebase" },
      MERGE: {
        target: "reading",
        actions: [
          assign(({ context: { versions, picks } }) =>
            versions === null ? {} : { fields: merge(versions, picks) },
          ),
          "rebase",
        ],
      },
      KEEP_THEIRS: "#recordDialog.closed",
    },
  });

  /** The record is gone. */
  const gone = dialog.createStateConfig({
    tags: "gone",
    on: {
      RECORD_ANEW: {
        target: "reading",
        actions: assign({ mode: { type: "create" }, tries: [], addAnother: false }),
      },
    },
  });

  return { back, choosing, gone };
}
