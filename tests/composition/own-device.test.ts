// @vitest-environment happy-dom
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CopyKeeper } from "../../src/application/ledger/keep-copy.ts";
import { startOwnDevice } from "../../src/composition/page/own-device.ts";
import { safeStorage } from "../../src/infrastructure/browser/stores/safe-storage.ts";
import { COPY_DATABASE } from "../../src/infrastructure/device/copy-database.ts";

const KEY = "fincontrol_device";
const storage = safeStorage(() => localStorage);

/** A keeper of which only its end matters. */
const keeperWith = (end: () => Promise<void>) => async () => ({ end }) as unknown as CopyKeeper;

const leave = (own: ReturnType<typeof startOwnDevice>) =>
  new Promise<void>((resolve) => own.forget(resolve));

/** Leaves a database where a copy would be. */
const leaveDatabase = () =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open(COPY_DATABASE, 1);
    opening.addEventListener("upgradeneeded", () => {
      for (const store of ["keys", "chunks"]) opening.result.createObjectStore(store);
    });
    opening.addEventListener("success", () => {
      opening.result.close();
      resolve();
    });
  });

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(() => {
  localStorage.clear();
  indexedDB = new IDBFactory();
});

describe("one's own device", () => {
  it("is nobody's until that is said, since a moment", () => {
    const own = startOwnDevice(storage);
    expect(own.since()).toBe(null);
    own.choose(1_795_000_000_000);
    expect(startOwnDevice(storage).since()).toBe(1_795_000_000_000);
  });

  it("that is nobody's is left at once, and looks for nothing", () => {
    const own = startOwnDevice(storage);
    const goOn = vi.fn<() => void>();
    own.forget(goOn);
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it("is so no more from the first moment of its end on, and goes on when all is gone", async () => {
    const own = startOwnDevice(storage);
    own.choose(1);
    const ended = Promise.withResolvers<void>();
    own.keeper = keeperWith(() => ended.promise);
    const left = leave(own);
    expect([own.since(), localStorage.getItem(KEY)]).toEqual([null, ""]);
    ended.resolve();
    await left;
    expect(localStorage.getItem(KEY)).toBe(null);
  });

  it("does not keep anybody waiting for ever, and the next page ends what did not end", async () => {
    vi.useFakeTimers();
    const own = startOwnDevice(storage);
    own.choose(1);
    own.keeper = keeperWith(() => new Promise(() => undefined));
    const left = leave(own);
    await vi.advanceTimersByTimeAsync(3000);
    await left;
    vi.useRealTimers();
    expect(localStorage.getItem(KEY)).toBe("");
    await leaveDatabase();
    await leave(startOwnDevice(storage));
    expect([localStorage.getItem(KEY), await databases()]).toEqual([null, []]);
  });

  it("loses its copy where what destroys it cannot be fetched", async () => {
    await leaveDatabase();
    const own = startOwnDevice(storage);
    own.choose(1);
    own.keeper = () => Promise.reject(new Error("not fetched"));
    await leave(own);
    await vi.waitFor(async () => expect(await databases()).toEqual([]));
    expect([own.since(), localStorage.getItem(KEY)]).toEqual([null, ""]);
  });
});
