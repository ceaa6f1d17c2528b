// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { localConsentStore } from "../../../src/infrastructure/browser/stores/local-consent-store.ts";
import { safeStorage } from "../../../src/infrastructure/browser/stores/safe-storage.ts";

beforeEach(() => localStorage.clear());

/** The store as a new page finds it. */
const newStore = () =>
  localConsentStore(
    safeStorage(() => localStorage),
    safeStorage(() => sessionStorage),
  );

const stored = (flag: string, timestamp: string) => {
  localStorage.setItem("fincontrol_consent", flag);
  localStorage.setItem("fincontrol_consent_timestamp", timestamp);
  return newStore().read();
};

describe("a stored consent", () => {
  it("survives a reload as the value 'accepted' and its timestamp", () => {
    newStore().write(1_700_000_000_000);
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      fincontrol_consent: "accepted",
      fincontrol_consent_timestamp: "1700000000000",
    });
    expect(newStore().read()).toBe(1_700_000_000_000);
  });

  it("that is cleared leaves neither entry, and touches nothing else", () => {
    localStorage.setItem("token", "t1");
    newStore().write(1);
    newStore().clear();
    expect(Object.keys(localStorage)).toEqual(["token"]);
  });

  it.each([
    ["declined", "1700000000000"],
    ["", "1700000000000"],
    ["accepted", ""],
    ["accepted", "ontem"],
    ["accepted", "-1"],
    ["accepted", "1e12"],
    ["accepted", "1.5"],
    ["accepted", "NaN"],
    ["accepted", "99999999999999999"],
  ])("that is %j since %j is none", (flag, timestamp) => {
    expect(stored(flag, timestamp)).toBe(null);
  });

  it("of which one half is missing is none", () => {
    newStore().write(1);
    localStorage.removeItem("fincontrol_consent");
    expect(newStore().read()).toBe(null);
    newStore().write(1);
    localStorage.removeItem("fincontrol_consent_timestamp");
    expect(newStore().read()).toBe(null);
  });
});
