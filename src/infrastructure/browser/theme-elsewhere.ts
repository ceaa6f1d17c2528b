import type { Theme } from "../../application/device/theme-store.ts";
import { storageKeys } from "./stores/storage-keys.ts";

/** Reports the theme that was chosen in another tab of this browser. */
export function onThemeElsewhere(events: EventTarget, listener: (theme: Theme) => void): void {
  events.addEventListener("storage", (event) => {
    const { key, newValue } = event as StorageEvent;
    if (key === storageKeys.theme && (newValue === "dark" || newValue === "light"))
      listener(newValue);
  });
}
