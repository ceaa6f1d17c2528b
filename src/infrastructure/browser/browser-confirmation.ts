import type { Confirmation } from "../../application/device/confirmation.ts";

/** The browser's `confirm` dialog, which blocks the page until it is answered. */
export const browserConfirmation = (browser: Pick<Window, "confirm">): Confirmation => ({
  ask: async (question) => browser.confirm(question),
});
