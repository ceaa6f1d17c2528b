import type { Theme, ThemeStore } from "../../../src/application/device/theme-store.ts";

/** A theme kept in memory, and a page that shows one. */
export function fakeThemeStore(begun: Theme | null = null) {
  let kept = begun;
  let shown: Theme | null = null;
  const store: ThemeStore = {
    read: () => kept,
    write: (theme) => {
      kept = theme;
    },
    apply: (theme) => {
      shown = theme;
    },
  };
  return { store, shown: () => shown };
}
