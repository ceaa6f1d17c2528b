const FIELDS = "input, textarea, select, [contenteditable]";

/** The fields of forms; others, like filters, keep what they have in the address. */
const FORM_FIELDS = "form :is(input, textarea, select)";

/** The screen whose review of a file is stored nowhere. */
const IMPORT = "/importar";

/** The open dialogs of a document. */
const openDialogs = (page: Document) => page.querySelectorAll("dialog[open]").length;

/** Whether somebody is about to type: a field has the focus, in the window that has it. */
const isAtField = (page: Document): boolean =>
  page.hasFocus() && page.activeElement?.matches(FIELDS) === true;

/**
 * Tells whether a document may hold input that a reload would lose: an open dialog, a field that somebody is at, one of
 * a form that has what they typed, an import.
 */
export function watchInput(page: Document): () => boolean {
  const typed = new WeakSet<EventTarget>();
  if (page.activeElement !== null) typed.add(page.activeElement);
  page.addEventListener("input", ({ target }) => target && typed.add(target), true);
  const holdsTyped = () =>
    [...page.querySelectorAll<HTMLInputElement>(FORM_FIELDS)].some(
      (field) => typed.has(field) && field.value !== "",
    );
  return () =>
    openDialogs(page) > 0 || isAtField(page) || page.location.pathname === IMPORT || holdsTyped();
}

/** Whether exactly one dialog is open. */
export const hasOneDialog = (page: Document): boolean => openDialogs(page) === 1;
