import { useEffectEvent, useLayoutEffect, useRef } from "react";

const CONTROL = "button:enabled, a[href]";

/**
 * Moves the focus when the focused element is removed, so that the keyboard does not start again from the top; returns
 * the ref for that element.
 */
export function useFocusAfterRemoval<Place extends HTMLElement>(
  nextFocusOf: (left: Place) => Element | null,
) {
  const place = useRef<Place>(null);
  const handOn = useEffectEvent((left: Place) => {
    const nextFocus = left.contains(document.activeElement) ? nextFocusOf(left) : null;
    if (nextFocus instanceof HTMLElement) nextFocus.focus();
  });
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      // While it is still in the document.
      if (element) handOn(element);
    };
  }, []);
  return place;
}

/** The screen that contains an element: it gets the focus when nothing closer remains. */
export const screenOf = (left: Element): Element | null => left.closest("main");

/**
 * The element to focus after a list item is removed: its neighbour, or the neighbour's first control, or the screen
 * after the last item.
 */
export function neighbourOf(left: Element): Element | null {
  for (const step of ["nextElementSibling", "previousElementSibling"] as const)
    for (let near = left[step]; near; near = near[step]) {
      const nextFocus = near.matches("[tabindex]") ? near : near.querySelector(CONTROL);
      if (nextFocus) return nextFocus;
    }
  return screenOf(left);
}
