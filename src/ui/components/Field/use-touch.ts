import { useSyncExternalStore } from "react";

const COARSE = "(pointer: coarse)";

const onChange = (hear: () => void) => {
  const query = matchMedia(COARSE);
  query.addEventListener("change", hear);
  return () => query.removeEventListener("change", hear);
};

/** Whether a finger is what points first of all. */
export const useTouch = (): boolean =>
  useSyncExternalStore(onChange, () => matchMedia(COARSE).matches);
