import { assign } from "xstate";
import { merge } from "../ledger/versions.ts";
import type { RecordDialogSetup } from "./record-dialog-setup.ts";
import type { Identified } from "./record-drafts.ts";

/** An entry that is there again: somebody else may have changed its record meanwhile, or removed it. */
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

  /** Two versions, of which one is to be kept. */
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

  /** The record is there no more. */
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
