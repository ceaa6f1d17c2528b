import { describe, expect, it } from "vitest";
import {
  leaveLaunch,
  takeLaunch,
} from "../../../../src/infrastructure/browser/starting/tab-launch.ts";
import { storageKeys } from "../../../../src/infrastructure/browser/stores/storage-keys.ts";

const AT = 1_795_000_000_000;
const MINUTE = 60_000;

/** The storage of a tab, with a launch in it as a page leaves it for the next one. */
function tab(launch?: object | string) {
  const entries = new Map<string, string>();
  if (launch !== undefined)
    entries.set(storageKeys.launch, typeof launch === "string" ? launch : JSON.stringify(launch));
  return {
    get: (key: string) => entries.get(key) ?? null,
    set: (key: string, value: string) => void entries.set(key, value),
    remove: (key: string) => void entries.delete(key),
  };
}

/** The root of a page, with a launch as public/boot.js puts it there. */
const root = (launch: string): DOMStringMap => ({ launch, launchedAt: String(AT) });

const launched = (search: string) => takeLaunch(root(search), tab(), AT);

describe("the launch of a tab", () => {
  it.each([
    ["?tipo=despesa", { type: "entry", kind: "expense", text: "" }],
    ["?tipo=receita", { type: "entry", kind: "income", text: "" }],
    ["?tipo=talao", { type: "receipt" }],
    ["", { type: "entry", kind: "expense", text: "" }],
    ["?tipo=outra", { type: "entry", kind: "expense", text: "" }],
    ["?titulo=a&texto=Caf%C3%A9+1%2C20&endereco=b", { type: "entry", text: "Café 1,20" }],
    ["?titulo=Conta+%E2%82%AC5&texto=+&endereco=b", { type: "entry", text: "Conta €5" }],
    ["?titulo=&endereco=https%3A%2F%2Fa.pt", { type: "entry", text: "https://a.pt" }],
  ])("reads %j", (search, launch) => {
    expect(launched(search)).toMatchObject(launch);
  });

  it("is there once", () => {
    const [page, storage] = [root("?tipo=talao"), tab({ at: AT, search: "?tipo=receita" })];
    expect(takeLaunch(page, storage, AT)).toEqual({ type: "receipt" });
    expect(takeLaunch(page, storage, AT)).toBe(null);
  });

  it("waits half an hour for somebody to sign in, and is gone after that", () => {
    const after = (minutes: number) => {
      const now = AT + minutes * MINUTE;
      const storage = tab({ at: AT, search: "?tipo=receita" });
      const launches = [takeLaunch(root("?texto=x"), tab(), now), takeLaunch({}, storage, now)];
      return [...launches.map((launch) => launch !== null), storage.get(storageKeys.launch)];
    };
    expect([after(30), after(31), after(-31)]).toEqual([
      [true, true, null],
      [false, false, null],
      [false, false, null],
    ]);
  });

  it.each(["", "{", "[]", '{"at":"1","search":""}', '{"at":1}'])(
    "is none where %j is stored",
    (text) => {
      expect(takeLaunch({}, tab(text), AT)).toBe(null);
    },
  );

  it.each(["income", "expense"] as const)("can be left for the next page: %s", (kind) => {
    const storage = tab();
    leaveLaunch(storage, AT, kind);
    expect(takeLaunch({}, storage, AT)).toEqual({ type: "entry", kind, text: "" });
  });
});
