import { useEffectEvent, useLayoutEffect, useRef } from "react";

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

/**
 * Who gets the focus back from a dialog: whatever has it now, or, if that is gone by then as a removed record is, its
 * heir as things stand now, or the screen.
 */
export function focusToReturn(): () => void {
  const opener = document.activeElement;
  const item = opener?.closest("tr, li") ?? opener;
  const heirs = item ? [neighbourOf(item), screenOf(item)] : [];
  return () => {
    if (opener === null || opener.isConnected) return;
    const heir = heirs.find((one) => one?.isConnected);
    if (heir instanceof HTMLElement) heir.focus();
  };
}

/** The heir of an item of a list: the first control of its neighbour, or the screen if it was the last. */
export const neighbourOf = (left: Element): Element | null =>
  (left.nextElementSibling ?? left.previousElementSibling)?.querySelector(
    "button:enabled, a[href]",
  ) ?? screenOf(left);
