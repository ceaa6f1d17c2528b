/** The height of a row of the history, in rem: the list counts with it, and the row takes it. */
export const ROW_REM = 4.0625;

/** The same where all of a row stands below each other. */
export const TALL_ROW_REM = 6.5;

/** A page that is narrower, in rem, has letters too large for a name and a sum in one line. */
const LEAST_REM = 16;

/** How the rows of a page are laid out, and how high each is, in pixels: none has to be measured. */
export function rowLayout(page: HTMLElement) {
  const rem = Number.parseFloat(getComputedStyle(page).fontSize || "16");
  return page.clientWidth < LEAST_REM * rem
    ? ({ name: "below", height: TALL_ROW_REM * rem } as const)
    : ({ name: "beside", height: ROW_REM * rem } as const);
}
