/** Turns a share (1 is the whole) into a percentage, without binary rounding noise: 0.57 is 57, and 0.285 is 28.5. */
export const percentOfPart = (part: number): number => Number((part * 100).toPrecision(15));
