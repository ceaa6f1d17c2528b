import type { SmartAlerts } from "../../../src/application/notifications/smart-alerts.ts";
import { openLine, over } from "./line.ts";

/** A watch that finds something the first time it looks, and the same again after that. */
export function fakeSmartAlerts(found: number, line = openLine()): SmartAlerts {
  let fresh = found;
  return {
    generate: () =>
      over(line, () => {
        const told = fresh;
        fresh = 0;
        return told;
      }),
  };
}
