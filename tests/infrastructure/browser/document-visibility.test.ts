// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { documentVisibility } from "../../../src/infrastructure/browser/document-visibility.ts";

/** A document that a test shows and hides. */
function page() {
  let visible = true;
  const fake = document.implementation.createHTMLDocument();
  Object.defineProperty(fake, "visibilityState", {
    get: () => (visible ? "visible" : "hidden"),
  });
  const become = (now: boolean) => {
    visible = now;
    fake.dispatchEvent(new Event("visibilitychange"));
  };
  return { fake, become };
}

describe("a page", () => {
  it("says each time that it comes into view, and nothing when it goes", () => {
    const { fake, become } = page();
    let shown = 0;
    documentVisibility(fake).onShown(() => (shown += 1));
    expect(shown).toBe(0);
    [false, true, false, true].forEach(become);
    expect(shown).toBe(2);
  });

  it("says each time that it goes out of view, and whether it is in view at all", () => {
    const { fake, become } = page();
    const visibility = documentVisibility(fake);
    const seen: boolean[] = [];
    visibility.onHidden(() => seen.push(visibility.isShown()));
    expect(visibility.isShown()).toBe(true);
    [false, true, false].forEach(become);
    expect(seen).toEqual([false, false]);
  });

  it("says nothing to those who stopped listening", () => {
    const { fake, become } = page();
    let shown = 0;
    const stop = documentVisibility(fake).onShown(() => (shown += 1));
    stop();
    become(true);
    expect(shown).toBe(0);
  });
});
