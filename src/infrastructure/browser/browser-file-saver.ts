import type { FileSaver } from "../../application/exports/file-saver.ts";

/** How long the browser may take to fetch a file that it was handed, in milliseconds. */
const PATIENCE = 60_000;

/** Saves through a link to the file in memory, as if the user had followed one that downloads. */
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
    setTimeout(() => URL.revokeObjectURL(address), PATIENCE);
  },
});
