const FIELDS = "input, textarea, select, [contenteditable]";

/** The screen whose review of a file is stored nowhere. */
const IMPORT = "/importar";

/** The open dialogs of a document. */
const openDialogs = (page: Document) => page.querySelectorAll("dialog[open]").length;

/** Whether a document may hold input that a reload would lose: an open dialog, a field with the focus, an import. */
export const holdsInput = (page: Document): boolean =>
  openDialogs(page) > 0 ||
  page.activeElement?.matches(FIELDS) === true ||
  page.location.pathname === IMPORT;

/** Whether exactly one dialog is open. */
export const hasOneDialog = (page: Document): boolean => openDialogs(page) === 1;
