import { useLayoutEffect, type RefObject } from "react";
import { KEYBOARD } from "./dialog.css.ts";

/** Sets a dialog's height of a keyboard that only covers the page, as on an iPhone. */
export function useAboveKeyboard(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const measure = () => {
      // Zooming in shrinks the visible part as well, without any keyboard.
      const covered =
        seen.scale === 1 ? document.documentElement.clientHeight - seen.offsetTop - seen.height : 0;
      ref.current?.style.setProperty(KEYBOARD, `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    seen.addEventListener("resize", measure);
    seen.addEventListener("scroll", measure);
    return () => {
      seen.removeEventListener("resize", measure);
      seen.removeEventListener("scroll", measure);
    };
  }, [ref]);
}
