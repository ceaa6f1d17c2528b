import { expect, it } from "vitest";
import { stayOf, TIME_TO_COME_BACK } from "../../../src/domain/users/departure.ts";

it("an account can be had back for seven days, and not a millisecond longer", () => {
  const leavesAt = 1_000 + TIME_TO_COME_BACK;
  expect(TIME_TO_COME_BACK).toBe(7 * 86_400_000);
  expect(stayOf(leavesAt, 1_000)).toBe("leaving");
  expect(stayOf(leavesAt, leavesAt - 1)).toBe("leaving");
  expect(stayOf(leavesAt, leavesAt)).toBe("gone");
});

it("an account that nobody wants removed stays", () => {
  expect(stayOf(null, Number.MAX_SAFE_INTEGER)).toBe("stays");
});
