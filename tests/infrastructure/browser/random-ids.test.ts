import { describe, expect, it } from "vitest";
import { randomIds } from "../../../src/infrastructure/browser/random-ids.ts";

describe("random identifiers", () => {
  it("never occur twice, and fit where keys go", () => {
    const ids = Array.from({ length: 1000 }, () => randomIds.next());
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});
