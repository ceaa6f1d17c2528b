import { expect, it } from "vitest";
import { MAX_NAMES, seldom } from "../../../server/application/due-again.ts";

it("what is too much work is done once in a while, for each name by itself", () => {
  let now = 0;
  const isTime = seldom({ now: () => now }, 100);
  expect([isTime("a"), isTime("a"), isTime("b"), isTime("b")]).toEqual([true, false, true, false]);
  now = 99;
  expect(isTime("a")).toBe(false);
  now = 100;
  expect([isTime("a"), isTime("a")]).toEqual([true, false]);
});

it("a clock that was put back keeps nobody waiting", () => {
  let now = 1_000_000;
  const isTime = seldom({ now: () => now }, 100);
  expect(isTime("a")).toBe(true);
  now = 5;
  expect(isTime("a")).toBe(true);
});

it("only so many names are remembered, and the one that was done longest ago goes first", () => {
  const isTime = seldom({ now: () => 0 }, 100);
  for (let name = 0; name <= MAX_NAMES; name += 1) isTime(`${name}`);
  expect([isTime("1"), isTime(`${MAX_NAMES}`)]).toEqual([false, false]);
  expect(isTime("0")).toBe(true);
});
