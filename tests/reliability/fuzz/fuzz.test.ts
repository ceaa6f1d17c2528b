// @module-tag sweep
import { expect, it, vi } from "vitest";
import { fuzz } from "./fuzz.ts";

// A busy machine is slow.
vi.setConfig({ testTimeout: 120_000 });

it("no request, however broken, gets a 5xx, a refusal without a sentence, or a success of another shape", async () => {
  const { sent, statuses, broken } = await fuzz(1_000, 1);
  expect(broken.slice(0, 3)).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(1_000);
  // If all were refused at the door, nothing behind it would be tested.
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(["200", "201", "400", "401", "403", "404", "422"]),
  );
});
