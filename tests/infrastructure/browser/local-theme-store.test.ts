// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { localThemeStore } from "../../../src/infrastructure/browser/stores/local-theme-store.ts";
import { safeStorage } from "../../../src/infrastructure/browser/stores/safe-storage.ts";

beforeEach(() => localStorage.clear());

/** The store as a new page finds it. */
const newStore = () =>
  localThemeStore(
    safeStorage(() => localStorage),
    document.documentElement,
  );

describe("a stored theme", () => {
  it("survives a reload under the name of the specification", () => {
    newStore().write("light");
    expect(localStorage.getItem("fincontrol-theme")).toBe("light");
    expect(newStore().read()).toBe("light");
  });

  it.each(["", "Dark", "blue", "null"])("that is %j is none", (rubbish) => {
    localStorage.setItem("fincontrol-theme", rubbish);
    expect(newStore().read()).toBe(null);
  });

  it("is shown as the class dark on the root, beside the others", () => {
    document.documentElement.className = "other";
    newStore().apply("dark");
    newStore().apply("dark");
    expect(document.documentElement.className).toBe("other dark");
    newStore().apply("light");
    expect(document.documentElement.className).toBe("other");
  });

  it("gives the browser its own colour", () => {
    document.head.innerHTML =
      '<meta name="theme-color" content="#000" data-dark="#111" data-light="#eee">';
    const colour = () => document.head.querySelector("meta")?.content;
    newStore().apply("light");
    expect(colour()).toBe("#eee");
    newStore().apply("dark");
    expect(colour()).toBe("#111");
  });
});
