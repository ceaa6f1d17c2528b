import { assign, emit, setup } from "xstate";
import type { Session } from "../../domain/users/session.ts";
import type { User } from "../../domain/users/user.ts";
import { notProvided, unprovidedEffect, unprovidedListener } from "../acts/not-provided.ts";

export type SessionEvent =
  | { readonly type: "LOGGED_IN"; readonly session: Session }
  | { readonly type: "LOG_OUT" }
  /** A call was answered with 401. */
  | { readonly type: "UNAUTHENTICATED" }
  /** Another tab signed out, or signed in as another user. */
  | { readonly type: "ENDED_ELSEWHERE" }
  /** The page became visible again, or the checkout was opened: plan and status may have changed. */
  | { readonly type: "REFRESH" };

/** How long signing out waits for the server before it continues alone. */
export const LOG_OUT_TIMEOUT_MS = 3000;

/** Who is signed in, from the start of the page to the end of the session. */
export const sessionMachine = setup({
  types: {
    context: {} as { readonly session: Session | null },
    events: {} as SessionEvent,
    emitted: {} as { readonly type: "SIGNED_OUT" },
    tags: {} as "busy",
  },
  actors: {
    restore: notProvided<Session | null>(),
    loadUser: notProvided<User>(),
    revoke: notProvided<void, { readonly token: string }>(),
    outsideEvents: unprovidedListener<SessionEvent>(),
  },
  actions: {
    store: (_, _params: { readonly session: Session }) => unprovidedEffect(),
    updateStored: (_, _params: { readonly session: Session }) => unprovidedEffect(),
    forgetSession: (_, _params: { readonly session: Session | null }) => unprovidedEffect(),
    forgetConsent: unprovidedEffect,
  },
  delays: { patience: LOG_OUT_TIMEOUT_MS },
}).createMachine({
  id: "session",
  context: { session: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "restore",
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: "authenticated",
            actions: assign(({ event }) => ({ session: event.output })),
          },
          { target: "anonymous" },
        ],
        onError: "anonymous",
      },
    },
    anonymous: {
      on: {
        LOGGED_IN: {
          target: "authenticated.current",
          actions: [
            assign(({ event }) => ({ session: event.session })),
            { type: "store", params: ({ event }) => ({ session: event.session }) },
          ],
        },
      },
    },
    authenticated: {
      initial: "refreshing",
      invoke: { src: "outsideEvents" },
      on: {
        UNAUTHENTICATED: {
          target: "signedOut",
          actions: { type: "forgetSession", params: ({ context }) => context },
        },
        // The stored session now belongs to the other tab.
        ENDED_ELSEWHERE: "signedOut",
      },
      states: {
        refreshing: {
          invoke: {
            src: "loadUser",
            onDone: {
              target: "current",
              actions: [
                assign(({ context, event }) => ({
                  session: context.session && { ...context.session, user: event.output },
                })),
                {
                  type: "updateStored",
                  params: ({ context, event }) => ({
                    session: { token: context.session?.token ?? "", user: event.output },
                  }),
                },
              ],
            },
            onError: "current",
          },
          on: { LOG_OUT: "leaving" },
        },
        current: { on: { REFRESH: "refreshing", LOG_OUT: "leaving" } },
        leaving: {
          tags: "busy",
          invoke: {
            src: "revoke",
            input: ({ context }) => ({ token: context.session?.token ?? "" }),
            onDone: "left",
            onError: "left",
          },
          after: { patience: "left" },
          // A logout removes the consent too, even if the server had already ended the session.
          on: { UNAUTHENTICATED: "left" },
        },
        left: { type: "final" },
      },
      onDone: {
        target: "signedOut",
        actions: [{ type: "forgetSession", params: ({ context }) => context }, "forgetConsent"],
      },
    },
    /** The end of the page: composition redirects the browser to `/`. */
    signedOut: {
      type: "final",
      entry: [assign({ session: null }), emit({ type: "SIGNED_OUT" })],
    },
  },
});
