import type { ThemeStore } from "../../../application/device/theme-store.ts";
import type { SafeStorage } from "./safe-storage.ts";
import { storageKeys } from "./storage-keys.ts";

/** The theme in the browser's storage, applied as the class `dark` on the root and as the `theme-color` of the page. */
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
    // Each theme's colour is stored in the document, since the first paint needs it already.
    const meta = root.querySelector<HTMLMetaElement>("meta[name='theme-color']");
    if (meta !== null) meta.content = meta.dataset[theme] ?? "";
  },
});
