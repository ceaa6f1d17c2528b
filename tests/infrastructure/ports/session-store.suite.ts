import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SessionStore } from "../../../src/application/login/session-store.ts";
import { anySession } from "../../support/arbitraries/session.ts";
import { runs } from "../../support/runs.ts";

/** An empty store, and another tab that signs out. */
export type OpenSessionStore = {
  readonly store: SessionStore;
  readonly endElsewhere: () => void;
};

/** What every store of a session does, however its storage fares. */
export function sessionStoreSuite(open: () => OpenSessionStore): void {
  describe("the session store", () => {
    it("holds nothing at first, and nothing to clear does no harm", () => {
      const { store } = open();
      expect(store.read()).toBe(null);
      store.clear();
      expect(store.read()).toBe(null);
    });

    it("gives back the last session that was written, until it is cleared", () => {
      fc.assert(
        fc.property(fc.array(anySession, { minLength: 1, maxLength: 3 }), (sessions) => {
          const { store } = open();
          for (const session of sessions) {
            store.write(session);
            expect(store.read()).toEqual(session);
          }
          store.clear();
          expect(store.read()).toBe(null);
        }),
        { numRuns: runs(30) },
      );
    });

    it("updates the session that it holds, and no other", () => {
      fc.assert(
        fc.property(anySession, anySession, (held, other) => {
          const { store } = open();
          store.update(other);
          expect(store.read()).toBe(null);
          store.write(held);
          store.update(other);
          expect(store.read()).toEqual(other.token === held.token ? other : held);
          const updated = { ...other, token: held.token };
          store.update(updated);
          expect(store.read()).toEqual(updated);
        }),
        { numRuns: runs(30) },
      );
    });

    it("ends the session that it holds, and no other", () => {
      fc.assert(
        fc.property(anySession, anySession, (held, other) => {
          const { store } = open();
          store.write(held);
          store.end(other);
          expect(store.read()).toEqual(other.token === held.token ? null : held);
          store.end(held);
          expect(store.read()).toBe(null);
        }),
        { numRuns: runs(30) },
      );
    });

    it("tells every listener of another tab's change, but not those that stopped listening", () => {
      const { store, endElsewhere } = open();
      const heard: string[] = [];
      const stop = store.onChangedElsewhere(() => heard.push("first"));
      store.onChangedElsewhere(() => heard.push("second"));
      endElsewhere();
      expect(heard).toEqual(["first", "second"]);
      stop();
      stop();
      endElsewhere();
      expect(heard).toEqual(["first", "second", "second"]);
    });

    it("tells nobody of its own changes", () => {
      const { store } = open();
      const heard: string[] = [];
      store.onChangedElsewhere(() => heard.push("changed"));
      store.write(fc.sample(anySession, 1)[0]!);
      store.clear();
      expect(heard).toEqual([]);
    });
  });
}
