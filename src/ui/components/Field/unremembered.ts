/** The form of lists that are in none, in every document of the product. */
const FORGETFUL = "forgetful";

/**
 * Keeps what is chosen in a list off the browser's disk, where it would be written for the page to show it after a
 * restart: only the form of a list can forbid that.
 */
export function unremembered(list: HTMLSelectElement | null): void {
  if (list !== null && list.form === null) list.setAttribute("form", FORGETFUL);
}
