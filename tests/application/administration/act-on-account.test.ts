import { describe, expect, it } from "vitest";
import {
  actOnAccount,
  type AccountAction,
} from "../../../src/application/administration/act-on-account.ts";

function start(isSure: () => Promise<boolean>) {
  const calls: unknown[] = [];
  const call =
    (name: string) =>
    async (...given: readonly unknown[]) =>
      void calls.push([name, ...given]);
  const accounts = {
    change: call("change"),
    remove: call("remove"),
    removeFactor: call("removeFactor"),
  };
  const act = actOnAccount(accounts, async (...asked) => {
    calls.push(["asked", ...asked]);
    return isSure();
  });
  return { calls, act: (deed: AccountAction) => act("ana", deed) };
}

const sure = () => Promise.resolve(true);

describe("what is done to an account without a form", () => {
  it.each([
    ["suspended", { type: "suspended" }],
    ["active", { type: "activated" }],
  ] as const)("sets its status without a question: %s", async (status, news) => {
    const { calls, act } = start(sure);
    expect(await act({ type: "change-status", status })).toEqual(news);
    expect(calls).toEqual([["change", "ana", { type: "status", status }]]);
  });

  it.each([
    ["remove", "remove", "removed"],
    ["remove-factor", "removeFactor", "factor-removed"],
  ] as const)("asks first: %s", async (type, name, news) => {
    const { calls, act } = start(sure);
    expect(await act({ type })).toEqual({ type: news, username: "ana" });
    expect(calls).toEqual([
      ["asked", type, "ana"],
      [name, "ana"],
    ]);
  });

  it.each(["remove", "remove-factor"] as const)(
    "does nothing where somebody thinks better of it, or nobody can be asked: %s",
    async (type) => {
      const declined = start(() => Promise.resolve(false));
      expect(await declined.act({ type })).toBeNull();
      const unasked = start(() => Promise.reject(new Error("no window")));
      await expect(unasked.act({ type })).rejects.toThrow("no window");
      expect([declined.calls, unasked.calls]).toEqual([
        [["asked", type, "ana"]],
        [["asked", type, "ana"]],
      ]);
    },
  );
});
