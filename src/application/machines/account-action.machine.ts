import { assign, emit, setup } from "xstate";
import type { AccountChange } from "../../domain/users/account-change.ts";
import type { UserStatus } from "../../domain/users/user.ts";
import { newsOf } from "../account-news.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { AccountAction, AccountNews } from "../notice.ts";
import { unprovided } from "./unprovided.ts";

export type AccountActionEvent =
  | { readonly type: "SET_STATUS"; readonly status: UserStatus }
  | { readonly type: "REMOVE" }
  | { readonly type: "REMOVE_FACTOR" };

type Account = { readonly username: string };

type Context = Account & { readonly change: AccountChange };

/** Changes one account without a form: its status, and after a question its removal or that of its second factor. */
export const accountActionMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Account,
    events: {} as AccountActionEvent,
    emitted: {} as
      | { readonly type: "DONE"; readonly news: AccountNews }
      | { readonly type: "FAILED"; readonly action: AccountAction; readonly failure: Failure },
    tags: {} as "changing" | "removing" | "removingFactor",
  },
  actors: {
    change: unprovided<void, Context>(),
    /** Asks the user, who may think better of it. */
    confirm: unprovided<boolean, Account>(),
    remove: unprovided<void, Account>(),
    confirmFactor: unprovided<boolean, Account>(),
    removeFactor: unprovided<void, Account>(),
  },
}).createMachine({
  id: "accountAction",
  context: ({ input }) => ({ ...input, change: { type: "status", status: "active" } }),
  initial: "idle",
  states: {
    idle: {
      on: {
        SET_STATUS: {
          target: "changing",
          actions: assign(({ event }) => ({ change: { type: "status", status: event.status } })),
        },
        REMOVE: "asking",
        REMOVE_FACTOR: "askingFactor",
      },
    },
    changing: {
      tags: "changing",
      invoke: {
        src: "change",
        input: ({ context }) => context,
        onDone: {
          target: "idle",
          actions: emit(({ context }) => ({ type: "DONE", news: newsOf(context.change) })),
        },
        onError: {
          target: "idle",
          actions: emit(({ event }) => ({
            type: "FAILED",
            action: "change-status",
            failure: failureOf(event.error),
          })),
        },
      },
    },
    asking: {
      tags: "removing",
      invoke: {
        src: "confirm",
        input: ({ context }) => context,
        onDone: [{ guard: ({ event }) => event.output, target: "removing" }, { target: "idle" }],
        onError: "idle",
      },
    },
    removing: {
      tags: "removing",
      invoke: {
        src: "remove",
        input: ({ context }) => context,
        onDone: {
          target: "removed",
          actions: emit(({ context: { username } }) => ({
            type: "DONE",
            news: { type: "removed", username },
          })),
        },
        onError: {
          target: "idle",
          actions: emit(({ event }) => ({
            type: "FAILED",
            action: "remove",
            failure: failureOf(event.error),
          })),
        },
      },
    },
    askingFactor: {
      tags: "removingFactor",
      invoke: {
        src: "confirmFactor",
        input: ({ context }) => context,
        onDone: [
          { guard: ({ event }) => event.output, target: "removingFactor" },
          { target: "idle" },
        ],
        onError: "idle",
      },
    },
    removingFactor: {
      tags: "removingFactor",
      invoke: {
        src: "removeFactor",
        input: ({ context }) => context,
        onDone: {
          target: "idle",
          actions: emit(({ context: { username } }) => ({
            type: "DONE",
            news: { type: "factor-removed", username },
          })),
        },
        onError: {
          target: "idle",
          actions: emit(({ event }) => ({
            type: "FAILED",
            action: "remove-factor",
            failure: failureOf(event.error),
          })),
        },
      },
    },
    /** Until the list without it is there, nothing more can be asked of it. */
    removed: { tags: "removing" },
  },
});
