/** What the fill of a bar is wide at least, in pixels: however little there is shows. */
export const SLIVER = 2;
