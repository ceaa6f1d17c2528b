import { describe, expect, it } from "vitest";
import type { Theme, ThemeStore } from "../../../src/application/device/theme-store.ts";

/** An empty store, and the theme that the page shows. */
export type OpenThemeStore = { readonly store: ThemeStore; readonly shown: () => Theme | null };

/** What every store of a theme does, however its storage fares. */
export function themeStoreSuite(open: () => OpenThemeStore): void {
  describe("the theme store", () => {
    it("holds nothing at first", () => {
      expect(open().store.read()).toBe(null);
    });

    it("gives back the last theme that was written", () => {
      const { store } = open();
      for (const theme of ["light", "dark", "light"] as const) {
        store.write(theme);
        expect(store.read()).toBe(theme);
      }
    });

    it("shows a theme without writing it, and writes one without showing it", () => {
      const { store, shown } = open();
      store.apply("dark");
      expect([store.read(), shown()]).toEqual([null, "dark"]);
      store.write("light");
      expect([store.read(), shown()]).toEqual(["light", "dark"]);
      store.apply("light");
      store.apply("light");
      expect(shown()).toBe("light");
    });
  });
}
