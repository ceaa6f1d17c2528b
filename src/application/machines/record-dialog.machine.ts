import { assign, emit, fromPromise, sendTo, setup } from "xstate";
import type { Seen } from "../../domain/ledger/stamped.ts";
import type { RecordForm } from "../forms/form.ts";
import { isDisputed, merge } from "../forms/versions.ts";
import type { KeptEntry } from "../ports/drafts.ts";
import { outbox, type Delivery } from "./outbox.ts";
import { keptWith, typedFrom, type Identified } from "./record-drafts.ts";
import type { Entry, RecordDialogEvent } from "./record-entry.ts";
import { fill } from "./record-filling.ts";
import { recordStates, type RecordContext } from "./record-states.ts";

/**
 * A dialog that makes or changes a record: it closes as soon as it has sent it off. What is refused comes back into it
 * as it was typed, once nothing else is open; and where somebody else was faster, with both versions to choose from.
 * What was typed and left is there again when the dialog is opened for a new record, or for that one.
 */
export function recordDialogMachine<Fields extends object, Draft, Kept extends Identified, Result>(
  form: RecordForm<Fields, Draft, Kept>,
  newKey: () => string,
  left: readonly KeptEntry<Fields>[] = [],
) {
  type Item = Entry<Fields, Draft, Kept>;
  const states = recordStates(form, newKey);
  const { cleared, beginning, entryOf, anew, again, comeBack, doubtOf, yearIn } = states;
  type Ctx = RecordContext<Fields, Draft, Kept>;

  return setup({
    types: {
      context: {} as Ctx,
      events: {} as RecordDialogEvent<Fields, Kept> | Delivery<Item, Result>,
      emitted: {} as {
        readonly type: "SAVED";
        readonly change: "created" | "updated";
        readonly before: Seen<Kept> | null;
        readonly result: Result;
      },
      tags: {} as "open" | "choosing" | "gone",
    },
    actors: {
      outbox: outbox<Item, Result>(() => Promise.reject(new Error("port not provided"))),
      /** Resolves when nothing else lies over the screen. */
      foreground: fromPromise<void>(() => Promise.resolve()),
    },
    guards: {
      readable: ({ context }) => form.read(context.fields).ok,
      doubtful: ({ context: { fields, meant } }) => ![null, meant].includes(yearIn(fields)),
      readableAndMore: ({ context }) => context.addAnother && form.read(context.fields).ok,
      returned: ({ context }) => context.returned.length > 0,
      removed: ({ context: { failure } }) =>
        failure?.type === "conflict" && failure.current === null,
      disputed: ({ context: { versions } }) => versions !== null && isDisputed(versions),
    },
    actions: {
      pack: assign(({ context }) => ({ sent: [...context.sent, entryOf(context)] })),
      send: sendTo("outbox", ({ context }) => ({
        type: "DELIVER",
        item: context.sent.at(-1) as Item,
      })),
      arrive: assign(({ context: { sent }, event }) =>
        "item" in event ? { sent: sent.filter((item) => item !== event.item) } : {},
      ),
      keep: assign(({ context, event }) =>
        event.type === "REFUSED"
          ? { returned: [...context.returned, { entry: event.item, failure: event.failure }] }
          : {},
      ),
      /** What was typed outlives its dialog. */
      leave: assign(({ context }) => ({ kept: keptWith(context) })),
      tell: emit(({ event }) => {
        if (event.type !== "ACKNOWLEDGED") throw new Error("nothing was acknowledged");
        const { mode } = event.item;
        const before = mode.type === "edit" ? mode.id : null;
        const change = before === null ? "created" : "updated";
        return { type: "SAVED", change, before, result: event.result } as const;
      }),
      takeBack: assign(({ context }) => comeBack(context)),
      /** What comes now is meant for the newer version. */
      rebase: assign(({ context: { theirs } }) =>
        theirs === null ? {} : { mode: { type: "edit", id: theirs }, tries: [] },
      ),
    },
  }).createMachine({
    id: "recordDialog",
    context: () => ({
      ...cleared,
      ...beginning(form.blank()),
      kept: left.map((entry) => typedFrom(entry, form)),
      sent: [],
      returned: [],
    }),
    invoke: { id: "outbox", src: "outbox" },
    initial: "closed",
    on: {
      ACKNOWLEDGED: { actions: ["arrive", "tell"] },
      REFUSED: { actions: ["arrive", "keep"] },
    },
    states: {
      closed: {
        entry: assign(() => ({ ...cleared, ...beginning(form.blank()) })),
        initial: "resting",
        states: {
          resting: { always: { guard: "returned", target: "waiting" } },
          waiting: {
            invoke: {
              src: "foreground",
              onDone: { target: "#recordDialog.open.back", actions: "takeBack" },
            },
          },
        },
        on: {
          OPEN_CREATE: {
            target: "open",
            actions: assign(({ context, event }) =>
              event.fields ? { fields: event.fields } : anew(context, form.blank()),
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
          ACKNOWLEDGED: {
            actions: [
              "arrive",
              "tell",
              assign(({ context, event }) => ({
                saved: context.saved + (event.item.addAnother ? 1 : 0),
              })),
            ],
          },
        },
        states: {
          back: {
            always: [
              { guard: "removed", target: "gone" },
              { guard: "disputed", target: "choosing" },
              { target: "editing", actions: "rebase" },
            ],
          },
          editing: {
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
          },
          reading: {
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
                  "pack",
                  "send",
                  assign(({ context: { fields, filled, meant, saved } }) => ({
                    ...cleared,
                    ...beginning(form.next(fields)),
                    filled,
                    meant,
                    saved,
                  })),
                ],
              },
              { guard: "readable", target: "#recordDialog.closed", actions: ["pack", "send"] },
              {
                target: "editing",
                actions: assign(({ context }) => {
                  const result = form.read(context.fields);
                  return { fault: result.ok ? null : result.reason, failure: null, doubt: null };
                }),
              },
            ],
          },
          /** Two versions, of which one is to be kept. */
          choosing: {
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
          },
          /** The record is there no more. */
          gone: {
            tags: "gone",
            on: {
              RECORD_ANEW: {
                target: "reading",
                actions: assign({ mode: { type: "create" }, tries: [], addAnother: false }),
              },
            },
          },
        },
      },
    },
  });
}
