import { useCallback, useSyncExternalStore } from "react";
import { PHONE } from "./design/phone.ts";

/** Whether a media query holds, now and whenever that changes. */
function useMedia(query: string): boolean {
  const onChange = useCallback(
    (hear: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", hear);
      return () => list.removeEventListener("change", hear);
    },
    [query],
  );
  return useSyncExternalStore(onChange, () => matchMedia(query).matches);
}

/** Whether a finger is what points first of all. */
export const useTouch = (): boolean => useMedia("(pointer: coarse)");

/** Whether what lies in a row is touched as a whole: on a phone, and where nothing can be pointed at. */
export const useTouched = (): boolean => useMedia(`${PHONE}, screen and (hover: none)`);

/** Whether the window is as narrow as a phone's. */
export const usePhone = (): boolean => useMedia(PHONE);
