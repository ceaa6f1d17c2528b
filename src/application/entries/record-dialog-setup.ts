import { assign, emit, setup } from "xstate";
import { changeId, type ChangeId } from "../../domain/shared/ids.ts";
import type { Seen } from "../../domain/ledger/stamped.ts";
import type { RecordForm } from "../acts/form.ts";
import { unprovidedEffect } from "../acts/unprovided.ts";
import { isDisputed } from "../ledger/versions.ts";
import type { Delivery, Returned } from "./trays.ts";
import { keptWith, type Identified } from "./record-drafts.ts";
import type { Entry, RecordDialogEvent } from "./record-entry.ts";
import type { RecordContext, RecordStates } from "./record-states.ts";

/** The types of a record's dialog: its context and events, its news, and its actors. */
export function recordDialogSetup<Fields extends object, Draft, Kept extends Identified, Result>(
  form: RecordForm<Fields, Draft, Kept>,
  { comeBack, yearIn }: RecordStates<Fields, Draft, Kept>,
) {
  type Item = Entry<Fields, Draft, Kept>;

  return setup({
    types: {
      context: {} as RecordContext<Fields, Draft, Kept>,
      events: {} as RecordDialogEvent<Fields, Kept> | Delivery<Item, Result>,
      emitted: {} as {
        readonly type: "SAVED";
        readonly change: "created" | "updated";
        readonly before: Seen<Kept> | null;
        readonly result: Result;
        /** The change to undo; null if they may have been several. */
        readonly undo: ChangeId | null;
      },
      tags: {} as "open" | "choosing" | "gone",
    },
    guards: {
      readable: ({ context }) => form.read(context.fields).ok,
      doubtful: ({ context: { fields, meant } }) => ![null, meant].includes(yearIn(fields)),
      readableAndMore: ({ context }) => context.addAnother && form.read(context.fields).ok,
      removed: ({ context: { failure } }) =>
        failure?.type === "conflict" && failure.current === null,
      disputed: ({ context: { versions } }) => versions !== null && isDisputed(versions),
    },
    actions: {
      /** Puts an entry into its tray. */
      post: (_, _entry: Item): void => unprovidedEffect(),
      /** Puts a returned entry into its tray once more. */
      postpone: (_, _returned: Returned<Item>): void => unprovidedEffect(),
      /** Typed fields are stored when the dialog closes. */
      leave: assign(({ context }) => ({ kept: keptWith(context) })),
      tell: emit(({ event }) => {
        if (event.type !== "ACKNOWLEDGED") throw new Error("nothing was acknowledged");
        const { mode, tries } = event.entry;
        const { result } = event;
        const undo = changeId(tries.at(-1)?.key ?? "");
        // Several tries may have been several changes.
        if (mode.type === "create") {
          const made = tries.length === 1 ? undo : null;
          return { type: "SAVED", change: "created", before: null, result, undo: made } as const;
        }
        return { type: "SAVED", change: "updated", before: mode.id, result, undo } as const;
      }),
      count: assign(({ context: { saved }, event }) => ({
        saved:
          saved +
          ("entry" in event && "addAnother" in event.entry && event.entry.addAnother ? 1 : 0),
      })),
      takeBack: assign(({ event }) => (event.type === "RETURNED" ? comeBack(event) : {})),
      /** The next change applies to the newer version. */
      rebase: assign(({ context: { theirs } }) =>
        theirs === null ? {} : { mode: { type: "edit", id: theirs }, tries: [] },
      ),
    },
  });
}

/** The setup's type, for functions that add states to it. */
export type RecordDialogSetup<
  Fields extends object,
  Draft,
  Kept extends Identified,
  Result,
> = ReturnType<typeof recordDialogSetup<Fields, Draft, Kept, Result>>;
