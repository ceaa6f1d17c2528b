// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { safeStorage } from "../../../src/infrastructure/browser/stores/safe-storage.ts";
import { fullStorage } from "../ports/storages.ts";

beforeEach(() => localStorage.clear());

describe("a storage that works", () => {
  it("keeps what is written for the next page", () => {
    safeStorage(() => localStorage).set("key", "value");
    expect(safeStorage(() => localStorage).get("key")).toBe("value");
  });

  it("is asked anew each time, so that another tab's change is seen", () => {
    const storage = safeStorage(() => localStorage);
    storage.set("key", "mine");
    localStorage.setItem("key", "theirs");
    expect(storage.get("key")).toBe("theirs");
    localStorage.removeItem("key");
    expect(storage.get("key")).toBe(null);
  });
});

describe("a storage that has no room", () => {
  it("gives back the last value that was written, until the next page", () => {
    const full = fullStorage();
    localStorage.setItem("key", "old");
    const storage = safeStorage(() => full);
    storage.set("key", "new");
    expect(storage.get("key")).toBe("new");
    expect(safeStorage(() => full).get("key")).toBe("old");
  });

  it("forgets what was removed, whether it had been kept or not", () => {
    const full = fullStorage();
    localStorage.setItem("key", "old");
    const storage = safeStorage(() => full);
    storage.set("key", "new");
    storage.remove("key");
    expect([storage.get("key"), localStorage.getItem("key")]).toEqual([null, null]);
  });

  it("keeps what is written once there is room again", () => {
    let room = false;
    const full = fullStorage();
    const storage = safeStorage(() => (room ? localStorage : full));
    storage.set("key", "first");
    room = true;
    storage.set("key", "second");
    localStorage.setItem("key", "third");
    expect(storage.get("key")).toBe("third");
  });
});
