import { useLayoutEffect, useState, type RefObject } from "react";

/** The height of a one-line row at the usual text size, in pixels. */
const USUAL_ROW_PX = 44;

/** The current height of a list's rows in the style sheet, in pixels: none of them has to be measured. */
export function useRowHeight(list: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(USUAL_ROW_PX);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () =>
      setHeight(Number.parseFloat(getComputedStyle(element).rowGap || "") || USUAL_ROW_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return height;
}
