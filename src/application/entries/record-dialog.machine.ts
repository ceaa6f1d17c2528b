import { assign } from "xstate";
import type { RecordForm } from "../acts/form.ts";
import type { KeptEntry } from "./drafts.ts";
import { recordDialogSetup } from "./record-dialog-setup.ts";
import { typedFrom, type Identified } from "./record-drafts.ts";
import { recordStates } from "./record-states.ts";
import { typingStates } from "./record-typing-states.ts";
import { versionStates } from "./record-version-states.ts";

/**
 * A dialog that creates or changes a record; it closes as soon as the record is in its tray. A refused entry returns
 * as it was typed; after a conflict, with both versions to choose from. An entry that was typed and
 * abandoned is restored when the dialog is opened for a new record, or for the same one.
 */
export function recordDialogMachine<Fields extends object, Draft, Kept extends Identified, Result>(
  form: RecordForm<Fields, Draft, Kept>,
  newKey: () => string,
  left: readonly KeptEntry<Fields>[] = [],
  /** The record with an id, if it is known to exist. */
  there: (id: string) => Kept | null = () => null,
) {
  const states = recordStates(form, newKey, there);
  const { cleared, beginning, anew, again } = states;
  const dialog = recordDialogSetup<Fields, Draft, Kept, Result>(form, states);

  return dialog.createMachine({
    id: "recordDialog",
    context: () => ({
      ...cleared,
      ...beginning(form.blank()),
      kept: left.map((entry) => typedFrom(entry, form)),
    }),
    initial: "closed",
    on: { ACKNOWLEDGED: { actions: "tell" } },
    states: {
      closed: {
        entry: assign(() => ({ ...cleared, ...beginning(form.blank()) })),
        on: {
          RETURNED: { target: "open.back", actions: "takeBack" },
          OPEN_CREATE: {
            target: "open",
            actions: assign(({ context, event }) =>
              event.fields
                ? { fields: event.fields, began: form.blank(event.fields) }
                : anew(context, form.blank()),
            ),
          },
          OPEN_ANEW: {
            target: "open",
            actions: assign(({ context, event }) => anew(context, event.blank)),
          },
          OPEN_EDIT: {
            target: "open.back",
            actions: assign(({ context, event }) => again(context, event.id, event.fields)),
          },
        },
      },
      open: {
        tags: "open",
        initial: "editing",
        on: {
          CLOSE: { target: "closed", actions: "leave" },
          RETURNED: { actions: { type: "postpone", params: ({ event }) => event } },
          ACKNOWLEDGED: { actions: ["tell", "count"] },
          LEFT: { actions: "count" },
        },
        states: { ...typingStates(dialog, form, states), ...versionStates(dialog) },
      },
    },
  });
}
