import { emit, setup } from "xstate";
import type { NewAchievement } from "../../domain/achievements/status.ts";
import { failureOf, type Failure } from "../failure.ts";
import { unprovided } from "./unprovided.ts";

/** 'Verificar Conquistas': one look at a time for what has been won since. */
export const achievementCheckMachine = setup({
  types: {
    events: {} as { readonly type: "CHECK" },
    emitted: {} as
      | { readonly type: "CHECKED"; readonly won: readonly NewAchievement[] }
      | { readonly type: "FAILED"; readonly failure: Failure },
    tags: {} as "busy",
  },
  actors: { verify: unprovided<readonly NewAchievement[]>() },
}).createMachine({
  id: "achievementCheck",
  initial: "idle",
  states: {
    idle: { on: { CHECK: "checking" } },
    checking: {
      tags: "busy",
      invoke: {
        src: "verify",
        onDone: {
          target: "idle",
          actions: emit(({ event }) => ({ type: "CHECKED", won: event.output })),
        },
        onError: {
          target: "idle",
          actions: emit(({ event }) => ({ type: "FAILED", failure: failureOf(event.error) })),
        },
      },
    },
  },
});
