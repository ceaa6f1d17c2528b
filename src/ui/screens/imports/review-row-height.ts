/** The height of a line of a review, in rem, for the virtual list and for the line itself. */
export const LINE_REM = 4.0625;

/** The height of a line with stacked parts and two lines of the bank's text, in rem. */
export const TALL_LINE_REM = 9.5;

/** The height of a stacked line whose category has a line of its own, in rem. */
export const NARROW_LINE_REM = 12.5;

/** The page width from which the bank's text fits beside the rest of its line, in rem. */
const WIDE_REM = 74;

/** The page width from which a category fits beside the tools of its line, in rem. */
const PHONE_REM = 22;

/** The layout and the height of the lines of a page, in pixels: none has to be measured. */
export function lineLayout(page: HTMLElement) {
  const rem = Number.parseFloat(getComputedStyle(page).fontSize || "16");
  const width = page.clientWidth / rem;
  if (width >= WIDE_REM) return { name: "beside", height: LINE_REM * rem } as const;
  return width >= PHONE_REM
    ? ({ name: "below", height: TALL_LINE_REM * rem } as const)
    : ({ name: "narrow", height: NARROW_LINE_REM * rem } as const);
}
