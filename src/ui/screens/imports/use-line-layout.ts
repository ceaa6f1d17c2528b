import { useSyncExternalStore } from "react";
import { lineLayout } from "./review-row-height.ts";

const layoutNow = () => lineLayout(document.documentElement);

const onResize = (tell: () => void) => {
  addEventListener("resize", tell);
  return () => removeEventListener("resize", tell);
};

/** The layout of the lines in the current window. */
export function useLineLayout() {
  useSyncExternalStore(onResize, () => layoutNow().height);
  return layoutNow();
}
