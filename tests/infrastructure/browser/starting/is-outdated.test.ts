import { afterEach, describe, expect, it, vi } from "vitest";
import { isOutdated } from "../../../../src/infrastructure/browser/starting/is-outdated.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const pageOf = (script: string) =>
  ({ querySelector: () => ({ getAttribute: () => script }) }) as unknown as Document;

const told = (script: string) => `<script type="module" src="${script}"></script>`;

describe("the server of a page", () => {
  it.each([
    [() => Promise.resolve(new Response(told("/assets/a.js"))), false],
    [() => Promise.resolve(new Response(told("/assets/b.js"))), true],
    [() => Promise.resolve(new Response("busy", { status: 503 })), null],
    [() => Promise.reject(new TypeError("Failed to fetch")), null],
  ])("has another version only if its pages name another script", async (answer, expected) => {
    vi.stubGlobal("fetch", answer);
    expect(await isOutdated(pageOf("/assets/a.js"))).toBe(expected);
  });
});
