import type { Clipboard } from "../../application/device/clipboard.ts";

/** The browser's clipboard; over plain HTTP there is none. */
export const browserClipboard = (browser: Pick<Navigator, "clipboard">): Clipboard => ({
  copy: async (text) => browser.clipboard.writeText(text),
});
