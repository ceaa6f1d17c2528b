import { useCallback, useSyncExternalStore } from "react";
import { PHONE } from "./design/phone.ts";

/** Whether a media query matches, kept up to date. */
function useMedia(query: string): boolean {
  const onChange = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(onChange, () => matchMedia(query).matches);
}

/** Whether the primary pointer is a finger. */
export const useTouch = (): boolean => useMedia("(pointer: coarse)");

/** Whether rows are touched as a whole: on a phone, and without a mouse. */
export const useTouched = (): boolean => useMedia(`${PHONE}, screen and (hover: none)`);

/** Whether the window is as narrow as a phone's. */
export const usePhone = (): boolean => useMedia(PHONE);
