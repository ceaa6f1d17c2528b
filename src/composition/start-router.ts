import type { AnyRouter } from "@tanstack/react-router";
import { productTexts } from "../text/pages/product.ts";
import { titleAmong, type ScreenTitles } from "../text/pages/screen-titles.ts";

/** How long the first screen may take before its skeleton is shown instead. */
const FIRST_SCREEN_TIMEOUT_MS = 300;

/**
 * Has a router name the page after each screen, in the browser's tab and for screen readers, and waits for the first
 * screen, but not long.
 */
export function startRouter(
  router: Pick<AnyRouter, "load" | "subscribe">,
  titles: ScreenTitles,
): Promise<void> {
  router.subscribe("onBeforeLoad", ({ toLocation }) => {
    document.title = `${titleAmong(titles, toLocation.pathname)} · ${productTexts.product}`;
  });
  return Promise.race([
    router.load(),
    new Promise<void>((resolve) => {
      setTimeout(resolve, FIRST_SCREEN_TIMEOUT_MS);
    }),
  ]);
}
