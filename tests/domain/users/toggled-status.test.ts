import { describe, expect, it } from "vitest";
import { toggledStatus } from "../../../src/domain/users/account-change.ts";

describe("the status of an account", () => {
  it("is suspended if it is active, else active", () => {
    expect(toggledStatus("active")).toBe("suspended");
    expect(toggledStatus("suspended")).toBe("active");
  });
});
