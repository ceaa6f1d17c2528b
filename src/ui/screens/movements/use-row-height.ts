import { useLayoutEffect, useState, type RefObject } from "react";

/** A row of one line in letters of the usual size, in pixels. */
const USUAL = 44;

/** How high the style sheet has the rows of a list now, in pixels: none of them has to be measured. */
export function useRowHeight(list: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(USUAL);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () =>
      setHeight(Number.parseFloat(getComputedStyle(element).rowGap || "") || USUAL);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return height;
}
