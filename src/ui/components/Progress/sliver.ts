/** The minimum width of a bar's fill, in pixels, so that any progress is visible. */
export const SLIVER = 2;
