import { createActor, type Actor } from "xstate";
import { themeMachine } from "../../application/device/theme.machine.ts";
import type { ThemeStore } from "../../application/device/theme-store.ts";

/** Starts the theme of the page with what this browser remembers of it. */
export const startTheme = (store: ThemeStore): Actor<typeof themeMachine> =>
  createActor(
    themeMachine.provide({
      actions: {
        apply: (_, { theme }) => store.apply(theme),
        store: (_, { theme }) => store.write(theme),
      },
    }),
    { input: { stored: store.read() } },
  ).start();
