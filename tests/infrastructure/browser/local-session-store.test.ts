// @vitest-environment happy-dom
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { encodeUser } from "../../../src/contract/administration/users.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import { localSessionStore } from "../../../src/infrastructure/browser/stores/local-session-store.ts";
import { safeStorage } from "../../../src/infrastructure/browser/stores/safe-storage.ts";
import { anySession } from "../../support/arbitraries/session.ts";
import { runs } from "../../support/runs.ts";

beforeEach(() => localStorage.clear());

/** The store as a new page finds it. */
const newStore = () =>
  localSessionStore(
    safeStorage(() => localStorage),
    window,
  );
const session = (): Session => fc.sample(anySession, 1)[0]!;

describe("a stored session", () => {
  it("survives a reload, under the names of the specification", () => {
    fc.assert(
      fc.property(anySession, (written) => {
        newStore().write(written);
        expect(newStore().read()).toEqual(written);
        expect(localStorage.getItem("token")).toBe(written.token);
        expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(encodeUser(written.user));
      }),
      { numRuns: runs(30) },
    );
  });

  it("that is cleared leaves neither token nor user, and touches nothing else", () => {
    localStorage.setItem("fincontrol_consent", "accepted");
    newStore().write(session());
    newStore().clear();
    expect(Object.keys(localStorage)).toEqual(["fincontrol_consent"]);
  });

  it("without a plan is of the free plan", () => {
    const { user, token } = session();
    const { plano: _, ...withoutPlan } = encodeUser(user);
    localStorage.setItem("token", token);
    localStorage.setItem("user", JSON.stringify(withoutPlan));
    expect(newStore().read()?.user.plan).toBe("free");
  });

  it("makes no administrator of who only says so", () => {
    const { user, token } = session();
    const claimed = { ...encodeUser({ ...user, role: "normal" }), is_admin: true };
    localStorage.setItem("token", token);
    localStorage.setItem("user", JSON.stringify(claimed));
    expect(newStore().read()?.user.role).toBe("normal");
  });

  it("of which one half is missing is none", () => {
    newStore().write(session());
    localStorage.removeItem("token");
    expect(newStore().read()).toBe(null);
    newStore().write(session());
    localStorage.removeItem("user");
    expect(newStore().read()).toBe(null);
    newStore().write({ ...session(), token: "" });
    expect(newStore().read()).toBe(null);
  });

  it("that is rubbish is none, and never throws", () => {
    const rubbish = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom(
        "null",
        "{}",
        "[]",
        '{"id":1}',
        '{"__proto__":{"tipo":"admin"}}',
        "undefined",
      ),
    );
    fc.assert(
      fc.property(rubbish, (user) => {
        localStorage.setItem("token", "t1");
        localStorage.setItem("user", user);
        expect(newStore().read()).toBe(null);
      }),
    );
  });
});

describe("another tab", () => {
  const heardOf = (key: string | null) => {
    let heard = 0;
    const stop = newStore().onChangedElsewhere(() => (heard += 1));
    window.dispatchEvent(new StorageEvent("storage", { key }));
    stop();
    return heard;
  };

  it("is heard when it changes the token or clears everything", () => {
    expect([heardOf("token"), heardOf(null)]).toEqual([1, 1]);
  });

  it.each(["user", "fincontrol_consent", "fincontrol-theme", "anything"])(
    "is not heard when it changes %s",
    (key) => {
      expect(heardOf(key)).toBe(0);
    },
  );
});
