import { useSyncExternalStore } from "react";
import { lineLayout } from "./review-row-height.ts";

const layoutNow = () => lineLayout(document.documentElement);

const onResize = (tell: () => void) => {
  addEventListener("resize", tell);
  return () => removeEventListener("resize", tell);
};

/** How the lines are laid out in the window as it is now. */
export function useLineLayout() {
  useSyncExternalStore(onResize, () => layoutNow().height);
  return layoutNow();
}
