import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/** The space between a popup, its field and the edges of the window, in pixels. */
const GAP = 6;

/** Places a popup below its field, or above where there is no room, and reports when the field moves away. */
export function usePlaceBeside(field: RefObject<HTMLElement | null>, onMoved: () => void) {
  const popup = useRef<HTMLDivElement>(null);
  const moved = useEffectEvent(onMoved);
  useLayoutEffect(() => {
    if (!field.current || !popup.current) return undefined;
    const { left, top, bottom } = field.current.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = popup.current;
    // Without the scroll bars, which the window's size includes.
    const { clientWidth: right, clientHeight: foot } = document.documentElement;
    const hasRoom = bottom + GAP + height <= foot || top < GAP + height;
    popup.current.style.left = `${Math.max(GAP, Math.min(left, right - width - GAP))}px`;
    popup.current.style.top = `${hasRoom ? bottom + GAP : top - GAP - height}px`;
    const leave = () => moved();
    addEventListener("resize", leave);
    addEventListener("scroll", leave, true);
    return () => {
      removeEventListener("resize", leave);
      removeEventListener("scroll", leave, true);
    };
  }, [field]);
  return popup;
}
