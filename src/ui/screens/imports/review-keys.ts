/** The move that a key makes from a line: a number of lines, to one of the ends, or none. */
export function stepOf(key: string, page: number): number | "first" | "last" | null {
  switch (key) {
    case "ArrowDown":
      return 1;
    case "ArrowUp":
      return -1;
    case "PageDown":
      return page;
    case "PageUp":
      return -page;
    case "Home":
      return "first";
    case "End":
      return "last";
    default:
      return null;
  }
}
