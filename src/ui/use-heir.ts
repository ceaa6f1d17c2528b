import { useEffectEvent, useLayoutEffect, useRef } from "react";

const CONTROL = "button:enabled, a[href]";

/**
 * Hands the focus on when the element that has it leaves the page, so that the keyboard does not start anew; answers
 * what to hang on that element.
 */
export function useHeir<Place extends HTMLElement>(heirOf: (left: Place) => Element | null) {
  const place = useRef<Place>(null);
  const handOn = useEffectEvent((left: Place) => {
    const heir = left.contains(document.activeElement) ? heirOf(left) : null;
    if (heir instanceof HTMLElement) heir.focus();
  });
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      // It still stands in the page.
      if (element) handOn(element);
    };
  }, []);
  return place;
}

/** The screen that something stands in: where the keyboard goes on when nothing is left of it. */
export const screenOf = (left: Element): Element | null => left.closest("main");

/** The heir of an item of a list: its nearest neighbour or that one's first control, or the screen if it was the last. */
export function neighbourOf(left: Element): Element | null {
  for (const step of ["nextElementSibling", "previousElementSibling"] as const)
    for (let near = left[step]; near; near = near[step]) {
      const heir = near.matches("[tabindex]") ? near : near.querySelector(CONTROL);
      if (heir) return heir;
    }
  return screenOf(left);
}
