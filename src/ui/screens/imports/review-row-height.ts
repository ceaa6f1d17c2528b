/** The height of a line of a review, in rem: the list counts with it, and the line takes it. */
export const LINE_REM = 4.0625;

/** The same where its parts stand below each other, what the bank wrote in two lines. */
export const TALL_LINE_REM = 9.5;

/** The same where the category has a line of its own. */
export const NARROW_LINE_REM = 12.5;

/** From this width of the page on, in rem, what a bank wrote has room beside the rest of its line. */
const WIDE_REM = 74;

/** From this one on a category has room beside the tools of its line. */
const PHONE_REM = 22;

/** How the lines of a page are laid out, and how high each is, in pixels: none has to be measured. */
export function lineLayout(page: HTMLElement) {
  const rem = Number.parseFloat(getComputedStyle(page).fontSize || "16");
  const width = page.clientWidth / rem;
  if (width >= WIDE_REM) return { name: "beside", height: LINE_REM * rem } as const;
  return width >= PHONE_REM
    ? ({ name: "below", height: TALL_LINE_REM * rem } as const)
    : ({ name: "narrow", height: NARROW_LINE_REM * rem } as const);
}
