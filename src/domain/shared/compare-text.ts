/** The order of two texts by their UTF-16 units, the same on every machine; dates and months sort by time. */
export const compareText = (left: string, right: string): number =>
  left < right ? -1 : left > right ? 1 : 0;
