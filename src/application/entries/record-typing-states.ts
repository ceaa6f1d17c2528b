import { assign } from "xstate";
import type { RecordForm } from "../acts/form.ts";
import type { RecordDialogSetup } from "./record-dialog-setup.ts";
import type { Identified } from "./record-drafts.ts";
import { fill } from "./record-filling.ts";
import type { RecordContext, RecordStates } from "./record-states.ts";

/** The states of typing an entry; once sent it is read, a doubt is asked about, and its faults are shown. */
export function typingStates<Fields extends object, Draft, Kept extends Identified, Result>(
  dialog: RecordDialogSetup<Fields, Draft, Kept, Result>,
  form: RecordForm<Fields, Draft, Kept>,
  { cleared, beginning, entryOf, doubtOf, yearIn }: RecordStates<Fields, Draft, Kept>,
) {
  const posted = {
    type: "post",
    params: ({ context }: { readonly context: RecordContext<Fields, Draft, Kept> }) =>
      entryOf(context),
  } as const;

  const editing = dialog.createStateConfig({
    on: {
      CHANGE: {
        actions: assign(({ context, event }) => {
          const typed = fill(context, {
            fields: { [event.field]: event.value } as Partial<Fields>,
            spare: {},
          });
          const spare = form.guess?.(typed.fields) ?? {};
          return { ...fill(typed, { fields: {}, spare }), doubt: null };
        }),
      },
      FILL: {
        actions: assign(({ context, event }) => ({ ...fill(context, event), doubt: null })),
      },
      CLEAR: {
        actions: assign(({ context: { mode, began, saved } }) => ({
          ...cleared,
          mode,
          meant: yearIn(began),
          fields: began,
          saved,
        })),
      },
      SUBMIT: { target: "reading", actions: assign({ addAnother: false }) },
      SUBMIT_AND_ADD: { target: "reading", actions: assign({ addAnother: true }) },
    },
  });

  const reading = dialog.createStateConfig({
    always: [
      {
        guard: "doubtful",
        target: "editing",
        actions: assign(({ context: { fields } }) => ({
          doubt: doubtOf(fields),
          meant: yearIn(fields),
          fault: null,
          failure: null,
        })),
      },
      {
        guard: "readableAndMore",
        target: "editing",
        actions: [
          posted,
          assign(({ context: { fields, filled, meant, saved } }) => ({
            ...cleared,
            ...beginning(form.next(fields)),
            filled,
            meant,
            saved,
          })),
        ],
      },
      { guard: "readable", target: "#recordDialog.closed", actions: posted },
      {
        target: "editing",
        actions: assign(({ context }) => {
          const result = form.read(context.fields);
          return { fault: result.ok ? null : result.reason, failure: null, doubt: null };
        }),
      },
    ],
  });

  return { editing, reading };
}
