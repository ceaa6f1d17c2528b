import { assign, emit, setup } from "xstate";
import type { RecordForm } from "../acts/form.ts";
import { unprovidedEffect } from "../acts/not-provided.ts";
import { onNewDay, touchedWith } from "../new-days.ts";
import { isDisputed, merge } from "../ledger/versions.ts";
import type { SavedDraft } from "./drafts.ts";
import { recordContexts, type RecordContext, type RecordDialogEvent } from "./record-contexts.ts";
import {
  keptWith,
  savedEntry,
  typedFrom,
  type Entry,
  type Identified,
  type SavedEntry,
} from "./record-entry.ts";
import { fill } from "./record-filling.ts";
import type { SubmissionResult, FailedSubmission } from "./submission-queues.ts";

/**
 * A dialog that creates or changes a record; it closes as soon as the record is in its tray. A refused entry returns
 * as it was typed; after a conflict, with both versions to choose from. An entry that was typed and
 * abandoned is restored when the dialog is opened for a new record, or for the same one.
 */
export function recordDialogMachine<
  Fields extends object,
  Draft,
  Entity extends Identified,
  Result,
>(
  form: RecordForm<Fields, Draft, Entity>,
  newKey: () => string,
  left: readonly SavedDraft<Fields>[] = [],
  /** The record with an id, if it is known to exist. */
  there: (id: string) => Entity | null = () => null,
) {
  type Item = Entry<Fields, Draft, Entity>;
  type Context = RecordContext<Fields, Draft, Entity>;
  const { cleared, beginning, entryOf, anew, again, comeBack, doubtOf, yearIn } = recordContexts(
    form,
    newKey,
    there,
  );
  const posted = {
    type: "post",
    params: ({ context }: { readonly context: Context }) => entryOf(context),
  } as const;

  return setup({
    types: {
      context: {} as Context,
      events: {} as RecordDialogEvent<Fields, Entity> | SubmissionResult<Item, Result>,
      emitted: {} as SavedEntry<Entity, Result>,
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
      /** Submits an entry to its queue. */
      post: (_, _entry: Item): void => unprovidedEffect(),
      /** Submits a failed entry to its queue again. */
      postpone: (_, _returned: FailedSubmission<Item>): void => unprovidedEffect(),
      /** Typed fields are stored when the dialog closes. */
      leave: assign(({ context }) => ({ kept: keptWith(context) })),
      tell: emit(({ event }) => {
        if (event.type !== "ACKNOWLEDGED") throw new Error("nothing was acknowledged");
        return savedEntry(event.entry, event.result);
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
  }).createMachine({
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
        states: {
          editing: {
            on: {
              CHANGE: {
                actions: assign(({ context, event }) => {
                  const fields = { [event.field]: event.value } as Partial<Fields>;
                  const typed = fill(context, { fields, spare: {} });
                  const spare = form.guess?.(typed.fields) ?? {};
                  const touched = touchedWith(context.touched, [event.field]);
                  return { ...fill(typed, { fields: {}, spare }), touched, doubt: null };
                }),
              },
              FILL: {
                actions: assign(({ context, event }) => ({
                  ...fill(context, event),
                  touched: touchedWith(context.touched, Object.keys(event.fields)),
                  doubt: null,
                })),
              },
              NEW_DAY: {
                // An entry that was sent keeps its day.
                guard: ({ context: { mode, tries, failure } }) =>
                  mode.type === "create" && tries.length === 0 && failure === null,
                actions: assign(({ context, event }) => ({
                  fields: onNewDay(context.fields, event, { ...form, ...context }),
                  began: onNewDay(context.began, event, { ...form, ...context }),
                })),
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
          /** A doubt is asked about, a fault is shown; else the entry is posted. */
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
                  posted,
                  assign(({ context: { fields, filled, touched, meant, saved } }) => ({
                    ...cleared,
                    ...beginning(form.next(fields)),
                    filled,
                    touched,
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
          },
          /** A returned entry: somebody else may have changed its record in the meantime, or removed it. */
          back: {
            always: [
              { guard: "removed", target: "gone" },
              { guard: "disputed", target: "choosing" },
              { target: "editing", actions: "rebase" },
            ],
          },
          /** A choice between two versions. */
          choosing: {
            tags: "choosing",
            on: {
              PICK: {
                actions: assign(({ context, event: { field, side } }) => {
                  const { [field]: _, ...others } = context.picks;
                  return { picks: side === "theirs" ? { ...others, [field]: side } : others };
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
