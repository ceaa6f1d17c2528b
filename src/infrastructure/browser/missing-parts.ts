import type { Failure } from "../../application/failure.ts";

const OFFLINE: Failure = { type: "offline" };

/** The messages of Chromium and Firefox, and of Safari, about a script that they could not fetch. */
const NOT_FETCHED = /dynamically imported module|Importing a module script failed/;

/**
 * Makes a part of the product that could not be fetched known as what it is: a call that nobody answered. Without the
 * message the router does not take it for a defect that a reload of the page, and of what is typed there, would cure.
 */
export function tellMissingParts(page: EventTarget): void {
  page.addEventListener("vite:preloadError", (event) => {
    const { payload } = event as Event & { readonly payload: Error };
    if (NOT_FETCHED.test(payload.message))
      Object.assign(payload, OFFLINE, { message: "not fetched" });
  });
}

/** Whether the server that the page came from answers: then a part that is missing is one of an older version. */
export const serverAnswers = (address: string): Promise<boolean> =>
  fetch(address, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
