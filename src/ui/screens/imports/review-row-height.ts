/** The height of a line of a review, in rem: the list counts with it, and the line takes it. */
export const LINE_REM = 4.0625;

/** The same where its parts stand below each other. */
export const TALL_LINE_REM = 9.25;

/** From this width of the page on, in rem, what a bank wrote has room beside the rest of its line. */
const WIDE_REM = 74;

/** How the lines of a page are laid out, and how high each is, in pixels: none has to be measured. */
export function lineLayout(page: HTMLElement) {
  const rem = Number.parseFloat(getComputedStyle(page).fontSize || "16");
  return page.clientWidth < WIDE_REM * rem
    ? ({ name: "below", height: TALL_LINE_REM * rem } as const)
    : ({ name: "beside", height: LINE_REM * rem } as const);
}
