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
  it("is free as soon as no dialog is open", () => {
    const close = open();
    const came: string[] = [];
    documentForeground(document).whenFree(() => came.push("came"));
    vi.advanceTimersByTime(1_000);
    expect(came).toEqual([]);
    close();
    vi.advanceTimersByTime(1_000);
    expect([came, vi.getTimerCount()]).toEqual([["came"], 0]);
  });
});
