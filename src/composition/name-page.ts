import type { AnyRouter } from "@tanstack/react-router";
import { pageTitle } from "../text/page-titles.ts";

/** Names the page after the screen that it shows, in the browser's tab and for screen readers. */
export function namePage(router: Pick<AnyRouter, "subscribe">): void {
  router.subscribe("onRendered", ({ toLocation }) => {
    document.title = pageTitle(toLocation.pathname);
  });
}
