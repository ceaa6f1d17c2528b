import type { Foreground } from "../../../src/application/device/foreground.ts";

/** A screen that nothing lies over. */
export const emptyForeground: Foreground = {
  whenFree: (come) => {
    come();
    return () => undefined;
  },
};
