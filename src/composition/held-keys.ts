/**
 * Ignores the repeats of a held Enter on buttons. Otherwise the Enter that saves an entry would, still held, press the
 * button that gets the focus back, and open the next entry.
 */
export function ignoreHeldEnter(page: Document): void {
  page.addEventListener("keydown", (event) => {
    const held = event.repeat && event.key === "Enter";
    if (held && event.target instanceof HTMLButtonElement) event.preventDefault();
  });
}
