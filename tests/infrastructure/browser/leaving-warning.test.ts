import { describe, expect, it } from "vitest";
import { leavingWarning } from "../../../src/infrastructure/browser/leaving-warning.ts";

describe("leaving the page", () => {
  it("is asked about as long as something would be lost", () => {
    const page = new EventTarget();
    let losing = true;
    const warn = leavingWarning(page, () => losing);
    const asked = () => !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(asked()).toBe(false);
    warn(true);
    warn(true);
    expect(asked()).toBe(true);
    losing = false;
    expect(asked()).toBe(false);
    losing = true;
    warn(false);
    expect(asked()).toBe(false);
  });
});
