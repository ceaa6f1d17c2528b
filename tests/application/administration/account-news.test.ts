import { describe, expect, it } from "vitest";
import { newsOf } from "../../../src/application/administration/act-on-account.ts";

describe("the news of an account", () => {
  it("say what became of it, and never its password", () => {
    expect(newsOf({ type: "status", status: "active" })).toEqual({ type: "activated" });
    expect(newsOf({ type: "status", status: "suspended" })).toEqual({ type: "suspended" });
    expect(newsOf({ type: "plan", plan: "free" })).toEqual({ type: "plan-changed", plan: "free" });
    expect(newsOf({ type: "password", password: "Segredo!1" })).toEqual({
      type: "password-changed",
    });
  });
});
