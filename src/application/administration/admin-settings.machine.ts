import { assign, emit, setup } from "xstate";
import type { AdminSettings } from "../../domain/users/second-factor.ts";
import { failureOf, type Failure } from "../failure.ts";
import { notProvided } from "../acts/not-provided.ts";

export type AdminSettingsEvent =
  /** The server has returned the current settings. */
  | { readonly type: "LOADED"; readonly settings: AdminSettings }
  | { readonly type: "SET"; readonly settings: AdminSettings };

type Context = {
  readonly kept: AdminSettings;
  /** The settings that are shown: the saved ones, or those about to be saved. */
  readonly shown: AdminSettings;
};

const BEGINNING: AdminSettings = { factorRequired: false };

/** Changes the settings of administrators: shown at once, and rolled back if refused. */
export const adminSettingsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AdminSettingsEvent,
    emitted: {} as
      | { readonly type: "DONE"; readonly settings: AdminSettings }
      | { readonly type: "FAILED"; readonly failure: Failure },
    tags: {} as "busy",
  },
  actors: { write: notProvided<void, AdminSettings>() },
}).createMachine({
  id: "adminSettings",
  context: { kept: BEGINNING, shown: BEGINNING },
  initial: "idle",
  states: {
    idle: {
      on: {
        LOADED: {
          actions: assign(({ event }) => ({ kept: event.settings, shown: event.settings })),
        },
        SET: {
          target: "writing",
          actions: assign(({ event }) => ({ shown: event.settings })),
        },
      },
    },
    writing: {
      tags: "busy",
      invoke: {
        src: "write",
        input: ({ context }) => context.shown,
        onDone: {
          target: "idle",
          actions: [
            assign(({ context }) => ({ kept: context.shown })),
            emit(({ context }) => ({ type: "DONE", settings: context.shown })),
          ],
        },
        onError: {
          target: "idle",
          actions: [
            assign(({ context }) => ({ shown: context.kept })),
            emit(({ event }) => ({ type: "FAILED", failure: failureOf(event.error) })),
          ],
        },
      },
    },
  },
});
