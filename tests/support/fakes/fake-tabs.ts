import { vi } from "vitest";
import type { LedgerNews, Tabs } from "../../../src/application/device/tabs.ts";

/** The other tabs: what they were told, and a way to have one of them say something. */
export function fakeTabs() {
  let heard: (news: LedgerNews) => void = () => undefined;
  return {
    tell: vi.fn<Tabs["tell"]>(),
    listen: (hear: (news: LedgerNews) => void) => {
      heard = hear;
      return () => undefined;
    },
    say: (news: LedgerNews) => heard(news),
  };
}
