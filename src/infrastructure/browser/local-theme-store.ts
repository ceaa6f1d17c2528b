import type { ThemeStore } from "../../application/ports/theme-store.ts";
import type { SafeStorage } from "./safe-storage.ts";
import { storageKeys } from "./storage-keys.ts";

/** The theme in the browser's storage, applied as the class `dark` on the root (§4, §9). */
export const localThemeStore = (storage: SafeStorage, root: HTMLElement): ThemeStore => ({
  read: () => {
    const theme = storage.get(storageKeys.theme);
    return theme === "dark" || theme === "light" ? theme : null;
  },
  write: (theme) => {
    storage.set(storageKeys.theme, theme);
  },
  apply: (theme) => {
    root.classList.toggle("dark", theme === "dark");
  },
});
