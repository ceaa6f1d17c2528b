import type { PageVisibility } from "../../../src/application/device/page-visibility.ts";
import { listeners } from "./listeners.ts";

/** A page that the test shows and hides. */
export function fakeVisibility(begins: "shown" | "hidden" = "shown") {
  let isShown = begins === "shown";
  const shown = listeners();
  const hidden = listeners();
  const visibility: PageVisibility = {
    isShown: () => isShown,
    onShown: shown.listen,
    onHidden: hidden.listen,
  };
  const show = () => {
    isShown = true;
    shown.tell();
  };
  const hide = () => {
    isShown = false;
    hidden.tell();
  };
  return { visibility, show, hide };
}
