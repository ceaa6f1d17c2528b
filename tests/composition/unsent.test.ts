// @vitest-environment happy-dom
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Page } from "../../src/composition/page/page.ts";
import { startUnsent } from "../../src/composition/page/unsent.ts";
import { CHANGE_HEADER } from "../../src/contract/api-base.ts";
import { OUTBOX_DATABASE } from "../../src/infrastructure/browser/stores/storage-keys.ts";

// Its key never comes.
vi.mock("../../src/composition/device-outbox.ts", () => ({
  deviceOutbox: () => new Promise(() => {}),
}));

const NOTHING = {} as never;

const httpSession: Partial<Page["httpSession"]> = {};
const page = { httpSession, ownDevice: { since: () => 1 } } as unknown as Page;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("signing out on one's own device, with a network that hangs,", () => {
  it.each([
    ["may lose what does not open", OUTBOX_DATABASE, null],
    ["loses nothing where nothing lies", "another", []],
  ])("%s, and is told so after five seconds", async (_, name, unsentWrites) => {
    vi.spyOn(IDBFactory.prototype, "databases").mockResolvedValue([{ name, version: 1 }]);
    vi.useFakeTimers();
    const told = vi.fn<(stake: unknown) => void>();
    void startUnsent(page, NOTHING, NOTHING).unsentWrites().then(told);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledExactlyOnceWith(unsentWrites);
  });
});

it("a write is sent without an outbox that has not opened after thirty seconds", async () => {
  vi.useFakeTimers();
  startUnsent(page, NOTHING, NOTHING);
  const call = { headers: { [CHANGE_HEADER]: "one" } };
  const make = vi.fn<(sent: object) => Promise<string>>().mockResolvedValue("answer");
  const answer = httpSession.keepCall?.("post", "/despesas", call, make);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(make).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(make).toHaveBeenCalledExactlyOnceWith(call);
  expect(await answer).toBe("answer");
});
