import type { SmartAlerts } from "../../../src/application/notifications/smart-alerts.ts";
import { openLine, over } from "./line.ts";

/** Smart alerts that find something new at the first check only. */
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
