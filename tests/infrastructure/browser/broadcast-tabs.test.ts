import { afterEach, describe, expect, it, vi } from "vitest";
import type { LedgerNews } from "../../../src/application/device/tabs.ts";
import { broadcastTabs } from "../../../src/infrastructure/browser/broadcast-tabs.ts";

const NEWS: LedgerNews = { epoch: "a", revision: 7 };

const channels: BroadcastChannel[] = [];

/** A tab whose channel is closed after the test. */
const openTab = () =>
  broadcastTabs(() => {
    const channel = new BroadcastChannel("a test's own");
    channels.push(channel);
    return channel;
  });

afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

describe("the other tabs", () => {
  it("hear what a tab tells, and it does not hear itself", async () => {
    const [one, other] = [openTab(), openTab()];
    const [own, heard] = [vi.fn<(news: LedgerNews) => void>(), vi.fn<(news: LedgerNews) => void>()];
    one.listen(own);
    const stop = other.listen(heard);
    one.tell(NEWS);
    await expect.poll(() => heard.mock.calls).toEqual([[NEWS]]);
    expect(own).not.toHaveBeenCalled();
    stop();
  });

  it("are not believed when they talk rubbish", async () => {
    const [one, other] = [openTab(), openTab()];
    const heard = vi.fn<(news: LedgerNews) => void>();
    other.listen(heard);
    one.tell({ epoch: 7 } as unknown as LedgerNews);
    one.tell(NEWS);
    await expect.poll(() => heard.mock.calls).toEqual([[NEWS]]);
  });
});
