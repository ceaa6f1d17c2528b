import type { Foreground } from "../../application/device/foreground.ts";

/** How often the page is checked for an open dialog while somebody waits for it to close, in milliseconds. */
const PAUSE = 100;

/** The dialogs of a document. */
export function documentForeground(page: Document): Foreground {
  const waiting: (() => void)[] = [];
  const look = () => {
    if (page.querySelector("dialog[open]") === null) waiting.shift()?.();
    if (waiting.length > 0) setTimeout(look, PAUSE);
  };
  return {
    whenFree: (come) => {
      const place = () => come();
      waiting.push(place);
      if (waiting.length === 1) setTimeout(look);
      return () => {
        if (waiting.includes(place)) waiting.splice(waiting.indexOf(place), 1);
      };
    },
  };
}
