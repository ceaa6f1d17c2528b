import { vi } from "vitest";
import type { LedgerNews, Tabs } from "../../../src/application/device/tabs.ts";

/** The other tabs: the messages sent to them, and a way to send one from them. */
export function fakeTabs() {
  let heard: (news: LedgerNews) => void = () => undefined;
  return {
    tell: vi.fn<Tabs["tell"]>(),
    listen: (listener: (news: LedgerNews) => void) => {
      heard = listener;
      return () => undefined;
    },
    say: (news: LedgerNews) => heard(news),
  };
}
