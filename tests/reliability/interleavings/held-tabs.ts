import type { LedgerNews, Tabs } from "../../../src/application/device/tabs.ts";
import type { HeldNetwork } from "./held-network.ts";
import type { Which } from "./schedule.ts";

/** A device with a single tab. */
export const aloneTab = (): Tabs => ({ tell: () => undefined, listen: () => () => undefined });

/** Simulates two tabs of one browser, whose messages are held like all others. */
export function heldTabs(network: HeldNetwork): (on: Which) => Tabs {
  const listeners = new Map<Which, (news: LedgerNews) => void>();
  return (on) => ({
    tell: (news) => network.hold(() => listeners.get(on === 0 ? 1 : 0)?.(news)),
    listen: (listener) => {
      listeners.set(on, listener);
      return () => listeners.delete(on);
    },
  });
}
