import { assign, emit, setup } from "xstate";
import { failureOf, isLeft, isRefusal, type Failure } from "../failure.ts";
import type { FormFault, FormOf } from "./form.ts";
import { onNewDay, touchedWith, type NewDay } from "../new-days.ts";
import { notProvided } from "./not-provided.ts";

/** Whether the dialog creates a record or changes one. */
export type Mode<Id> = { readonly type: "create" } | { readonly type: "edit"; readonly id: Id };

export type FormDialogEvent<Fields, Id> =
  /** Opens for a new record, blank or with fields from elsewhere. */
  | { readonly type: "OPEN_CREATE"; readonly fields?: Fields }
  | { readonly type: "OPEN_EDIT"; readonly id: Id; readonly fields: Fields }
  | { readonly type: "CHANGE"; readonly field: keyof Fields & string; readonly value: string }
  | { readonly type: "SUBMIT" }
  | ({ readonly type: "NEW_DAY" } & NewDay)
  | { readonly type: "CLOSE" };

/** A draft that was sent. Its key is the same for every try at the same entry, so that the server records it once. */
type Sent<Draft> = { readonly draft: Draft; readonly key: string };

export type SaveInput<Draft, Id> = Sent<Draft> & {
  readonly mode: Mode<Id>;
  /** Drafts that were sent without a response before the fields were changed: they may have been recorded. */
  readonly unanswered?: readonly Sent<Draft>[];
};

type Context<Fields, Draft, Id> = {
  readonly mode: Mode<Id>;
  readonly fields: Fields;
  /** The fields that somebody changed. */
  readonly touched: readonly string[];
  readonly fault: FormFault<Fields> | null;
  readonly failure: Failure | null;
  readonly draft: Draft | null;
  readonly key: string | null;
  readonly unanswered: readonly Sent<Draft>[];
};

function unansweredWith<Draft>(
  {
    draft,
    key,
    unanswered,
  }: Pick<Context<unknown, Draft, unknown>, "draft" | "key" | "unanswered">,
  failure: Failure,
): readonly Sent<Draft>[] {
  const others = unanswered.filter((one) => one.key !== key);
  return isRefusal(failure) || draft === null || key === null
    ? others
    : [...others, { draft, key }];
}

/**
 * A dialog whose record somebody else has changed goes on with the record as it is now, and with what was typed.
 * Nothing for any other failure.
 */
function renewed<Fields, Draft, Id>(
  { renew }: FormOf<Fields, Draft, Id>,
  { mode, fields }: Pick<Context<Fields, Draft, Id>, "mode" | "fields">,
  failure: Failure,
): Partial<Pick<Context<Fields, Draft, Id>, "mode" | "fields" | "key">> {
  if (failure.type !== "conflict" || failure.current === null || mode.type === "create") return {};
  const now = renew?.({ subject: mode.id, fields }, failure.current) ?? null;
  return now === null
    ? {}
    : { mode: { type: "edit", id: now.subject }, fields: now.fields, key: null };
}

/**
 * A dialog that creates or changes one record; closing resets it, a failure keeps what was typed. A record that somebody
 * else has changed is shown as it is now, so that the next try is meant for that.
 */
export const formDialogMachine = <Fields, Draft, Id>(
  form: FormOf<Fields, Draft, Id>,
  newKey: () => string,
) => {
  const cleared = {
    mode: { type: "create" },
    touched: [],
    fault: null,
    failure: null,
    draft: null,
    key: null,
    unanswered: [],
  } as const;
  return setup({
    types: {
      context: {} as Context<Fields, Draft, Id>,
      events: {} as FormDialogEvent<Fields, Id>,
      emitted: {} as {
        readonly type: "SAVED";
        readonly change: "created" | "updated";
        /** The key of the save. */
        readonly key: string;
      },
      tags: {} as "open" | "busy",
    },
    actors: { save: notProvided<void, SaveInput<Draft, Id>>() },
    actions: {
      read: assign(({ context: { fields, mode, key } }) => {
        // A failed entry is retried as it was: reading it again would give it new ids.
        if (key !== null) return {};
        const result = form.read(fields, mode.type === "edit" ? mode.id : null);
        return result.ok
          ? { fault: null, draft: result.value, key: newKey() }
          : { fault: result.reason, draft: null };
      }),
    },
  }).createMachine({
    id: "formDialog",
    context: () => ({ ...cleared, fields: form.blank() }),
    initial: "closed",
    states: {
      closed: {
        entry: assign(() => ({ ...cleared, fields: form.blank() })),
        on: {
          OPEN_CREATE: {
            target: "open",
            actions: assign(({ event }) => ({ fields: event.fields ?? form.blank() })),
          },
          OPEN_EDIT: {
            target: "open",
            actions: assign(({ event }) => ({
              mode: { type: "edit", id: event.id },
              fields: event.fields,
            })),
          },
        },
      },
      open: {
        tags: "open",
        initial: "editing",
        states: {
          editing: {
            on: {
              CLOSE: "#formDialog.closed",
              CHANGE: {
                actions: assign(({ context, event }) => ({
                  fields: { ...context.fields, [event.field]: event.value },
                  touched: touchedWith(context.touched, [event.field]),
                  // A different entry than the failed one may need a different record.
                  key: null,
                })),
              },
              NEW_DAY: {
                // An entry that was sent keeps its day.
                guard: ({ context }) => context.mode.type === "create" && context.draft === null,
                actions: assign(({ context, event }) => ({
                  fields: onNewDay(context.fields, event, { ...form, ...context }),
                })),
              },
              SUBMIT: { target: "reading", actions: "read" },
            },
          },
          reading: {
            always: [
              { guard: ({ context }) => context.fault === null, target: "saving" },
              { target: "editing", actions: assign({ failure: null }) },
            ],
          },
          saving: {
            tags: "busy",
            entry: assign({ failure: null }),
            invoke: {
              src: "save",
              input: ({ context: { mode, draft, key, unanswered } }) => {
                const earlier = unanswered.filter((one) => one.key !== key);
                return {
                  mode,
                  draft: draft as Draft,
                  key: key ?? "",
                  ...(earlier.length > 0 && { unanswered: earlier }),
                };
              },
              onDone: { target: "saved" },
              onError: [
                { guard: ({ event }) => isLeft(event.error), target: "#formDialog.closed" },
                {
                  target: "editing",
                  actions: assign(({ context, event }) => {
                    const failure = failureOf(event.error);
                    return {
                      failure,
                      unanswered: unansweredWith(context, failure),
                      ...renewed(form, context, failure),
                    };
                  }),
                },
              ],
            },
          },
          saved: {
            entry: emit(({ context }) => ({
              type: "SAVED",
              change: context.mode.type === "create" ? "created" : "updated",
              key: context.key ?? "",
            })),
            always: "#formDialog.closed",
          },
        },
      },
    },
  });
};
