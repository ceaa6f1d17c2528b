import type { Clipboard } from "../../application/ports/clipboard.ts";

/** The browser's clipboard, which pages have that came over a safe connection. */
export const browserClipboard = (browser: Navigator): Clipboard => ({
  copy: async (text) => browser.clipboard.writeText(text),
});
