import type { Failure } from "../../application/failure.ts";

const OFFLINE: Failure = { type: "offline" };

/** The messages of Chromium and Firefox, and of Safari, about a script that could not be fetched. */
const NOT_FETCHED = /dynamically imported module|Importing a module script failed/;

/**
 * Turns the error of a script that could not be fetched into an offline failure. The message is replaced, since the
 * router reloads the page on the original one, and what was typed there would be lost.
 */
export function tellMissingParts(page: EventTarget): void {
  page.addEventListener("vite:preloadError", (event) => {
    const { payload } = event as Event & { readonly payload: Error };
    if (NOT_FETCHED.test(payload.message))
      Object.assign(payload, OFFLINE, { message: "not fetched" });
  });
}

/** Whether the page's own server responds: then a missing script belongs to an older version. */
export const serverAnswers = (address: string): Promise<boolean> =>
  fetch(address, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
