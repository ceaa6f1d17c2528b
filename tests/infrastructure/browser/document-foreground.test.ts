// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { documentForeground } from "../../../src/infrastructure/browser/document-foreground.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Opens a dialog; answers how to close it. */
function open() {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("open", "");
  document.body.append(dialog);
  return () => dialog.remove();
}

describe("the foreground", () => {
  it("is given to one after the other, each when no dialog is open any more", () => {
    const foreground = documentForeground(document);
    const came: string[] = [];
    let close = open();
    const wait = (name: string) =>
      foreground.whenFree(() => {
        came.push(name);
        close = open();
      });
    wait("first");
    wait("second");
    vi.advanceTimersByTime(1_000);
    expect(came).toEqual([]);
    close();
    vi.advanceTimersByTime(1_000);
    expect(came).toEqual(["first"]);
    close();
    vi.advanceTimersByTime(1_000);
    expect(came).toEqual(["first", "second"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("passes over who waits no more", () => {
    const foreground = documentForeground(document);
    const came: string[] = [];
    foreground.whenFree(() => came.push("first"))();
    foreground.whenFree(() => came.push("second"));
    vi.runAllTimers();
    expect(came).toEqual(["second"]);
  });
});
