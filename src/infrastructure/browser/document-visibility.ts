import type { PageVisibility } from "../../application/ports/page-visibility.ts";

/** The document's own visibility. */
export const documentVisibility = (page: Document): PageVisibility => ({
  onShown: (listener) => {
    const hear = () => {
      if (page.visibilityState === "visible") listener();
    };
    page.addEventListener("visibilitychange", hear);
    return () => {
      page.removeEventListener("visibilitychange", hear);
    };
  },
});
