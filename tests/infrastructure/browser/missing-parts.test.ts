import { afterEach, describe, expect, it, vi } from "vitest";
import { failureOf } from "../../../src/application/failure.ts";
import {
  serverAnswers,
  tellMissingParts,
} from "../../../src/infrastructure/browser/missing-parts.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What an error of an import is known as, once the page has heard of it. */
function heardOf(error: Error): Error {
  const page = new EventTarget();
  tellMissingParts(page);
  page.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
  return error;
}

describe("a part of the product that cannot be fetched", () => {
  it.each([
    "Failed to fetch dynamically imported module: https://fincontrol.example/assets/a.js",
    "error loading dynamically imported module: https://fincontrol.example/assets/a.js",
    "Importing a module script failed.",
  ])("counts as a call without an answer: %s", (message) => {
    const error = heardOf(new TypeError(message));
    expect(failureOf(error)).toMatchObject({ type: "offline" });
    // The router would begin the page anew for that message, whatever is typed there.
    expect(error.message).not.toContain("module");
  });

  it("is told apart from one that has a defect", () => {
    const defect = heardOf(new TypeError("x is not a function"));
    expect(failureOf(defect)).toEqual({ type: "unexpected" });
    expect(defect.message).toBe("x is not a function");
  });
});

describe("the server that a page came from", () => {
  it.each([
    [() => Promise.resolve(new Response(null, { status: 200 })), true],
    [() => Promise.resolve(new Response(null, { status: 502 })), false],
    [() => Promise.reject(new TypeError("Failed to fetch")), false],
  ])("answers only if it does so with success", async (answer, expected) => {
    vi.stubGlobal("fetch", answer);
    expect(await serverAnswers("/despesas")).toBe(expected);
  });
});
