import type { FileSaver } from "../../application/exports/file-saver.ts";

/** How long the browser may take to read a file that it was given. */
const READ_TIMEOUT_MS = 60_000;

/** Saves a file as a download, by a click on a link to it in memory. */
export const browserFileSaver = (page: Document): FileSaver => ({
  save: ({ name, type, content }) => {
    const address = URL.createObjectURL(new Blob([content], { type }));
    const link = page.createElement("a");
    link.href = address;
    link.download = name;
    link.hidden = true;
    page.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), READ_TIMEOUT_MS);
  },
});
