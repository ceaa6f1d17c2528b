import type { Foreground } from "../../../src/application/device/foreground.ts";

/** A screen without overlays. */
export const emptyForeground: Foreground = { whenFree: (come) => queueMicrotask(come) };
