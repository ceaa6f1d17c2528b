import type { Foreground } from "../../application/device/foreground.ts";

/** How often the page is checked for an open dialog while somebody waits for it to close. */
const LOOK_INTERVAL_MS = 100;

/** The dialogs of a document. */
export const documentForeground = (page: Document): Foreground => ({
  whenFree: (come) => {
    const look = () => {
      if (page.querySelector("dialog[open]") === null) come();
      else setTimeout(look, LOOK_INTERVAL_MS);
    };
    setTimeout(look);
  },
});
