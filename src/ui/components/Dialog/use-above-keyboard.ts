import { useLayoutEffect, type RefObject } from "react";
import { KEYBOARD } from "./dialog.css.ts";

/** Tells a dialog how high a keyboard is that only covers the page, as that of an iPhone does. */
export function useAboveKeyboard(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const measure = () => {
      // Of a page that is enlarged less is seen, without any keyboard.
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
