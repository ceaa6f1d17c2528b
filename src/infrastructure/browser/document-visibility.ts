import type { PageVisibility } from "../../application/device/page-visibility.ts";

/** The document's own visibility. */
export function documentVisibility(page: Document): PageVisibility {
  const isShown = () => page.visibilityState === "visible";
  const whenItIs = (shown: boolean) => (listener: () => void) => {
    const onChange = () => {
      if (isShown() === shown) listener();
    };
    page.addEventListener("visibilitychange", onChange);
    return () => {
      page.removeEventListener("visibilitychange", onChange);
    };
  };
  return { isShown, onShown: whenItIs(true), onHidden: whenItIs(false) };
}
