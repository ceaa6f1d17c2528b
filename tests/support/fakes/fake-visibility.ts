import type { PageVisibility } from "../../../src/application/ports/page-visibility.ts";
import { listeners } from "./listeners.ts";

/** A page that comes into view when a test says so. */
export function fakeVisibility() {
  const { listen, tell } = listeners();
  const visibility: PageVisibility = { onShown: listen };
  return { visibility, show: tell };
}
