// @vitest-environment happy-dom
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Page } from "../../src/composition/page/page.ts";
import { startUnsent } from "../../src/composition/page/unsent.ts";
import { OUTBOX_DATABASE } from "../../src/infrastructure/browser/storage-keys.ts";

// Its key never comes.
vi.mock("../../src/composition/device-outbox.ts", () => ({
  deviceOutbox: () => new Promise(() => {}),
}));

const NOTHING = {} as never;

const page = { httpSession: {}, ownDevice: { since: () => 1 } } as unknown as Page;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("signing out on one's own device, with a network that hangs,", () => {
  it.each([
    ["may lose what does not open", OUTBOX_DATABASE, null],
    ["loses nothing where nothing lies", "another", []],
  ])("%s, and is told so after five seconds", async (_, name, atStake) => {
    vi.spyOn(IDBFactory.prototype, "databases").mockResolvedValue([{ name, version: 1 }]);
    vi.useFakeTimers();
    const told = vi.fn<(stake: unknown) => void>();
    void startUnsent(page, NOTHING, NOTHING).atStake().then(told);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledExactlyOnceWith(atStake);
  });
});
