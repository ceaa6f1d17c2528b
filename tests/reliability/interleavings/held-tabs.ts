import type { LedgerNews, Tabs } from "../../../src/application/device/tabs.ts";
import type { HeldNetwork } from "./held-network.ts";
import type { Which } from "./schedule.ts";

/** A device of which there is no other tab. */
export const aloneTab = (): Tabs => ({ tell: () => undefined, listen: () => () => undefined });

/** Two tabs of one browser: what one tells the other takes its time as everything does. */
export function heldTabs(network: HeldNetwork): (on: Which) => Tabs {
  const hearers = new Map<Which, (news: LedgerNews) => void>();
  return (on) => ({
    tell: (news) => network.hold(() => hearers.get(on === 0 ? 1 : 0)?.(news)),
    listen: (hear) => {
      hearers.set(on, hear);
      return () => hearers.delete(on);
    },
  });
}
