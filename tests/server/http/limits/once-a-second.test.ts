import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onceASecond } from "../../../../server/http/limits/once-a-second.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin(options: { readonly join?: (earlier: string, later: string) => string } = {}) {
  const written: string[] = [];
  const { tell, flush } = onceASecond<string>({
    write: (line, count) => written.push(`${count} ${line}`),
    ...options,
  });
  return { written, tell, flush };
}

it("the first of a kind is written at once, and of all that follow one a second with their number", () => {
  const { written, tell } = begin();
  for (let index = 0; index < 1_000; index += 1) tell("a", `a${index}`);
  tell("b", "b0");
  expect(written).toEqual(["1 a0", "1 b0"]);
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual(["1 a0", "1 b0", "999 a999"]);
});

it("a flood that goes on writes one line a second", () => {
  const { written, tell } = begin();
  for (let moment = 0; moment < 10_000; moment += 1) {
    tell("a", "a");
    vi.advanceTimersByTime(1);
  }
  expect(written).toHaveLength(1 + 10);
  expect(written.reduce((sum, line) => sum + Number(line.split(" ")[0]), 0)).toBe(10_000);
});

it("what is over for a second is new again, and leaves nothing behind", () => {
  const { written, tell } = begin();
  tell("a", "first");
  vi.advanceTimersByTime(2_000);
  expect(vi.getTimerCount()).toBe(0);
  tell("a", "second");
  expect(written).toEqual(["1 first", "1 second"]);
});

it("of more kinds than there is room for the further ones are counted together", () => {
  const { written, tell, flush } = begin();
  for (let index = 0; index < 10_000; index += 1) tell(`kind ${index}`, "x");
  flush();
  expect(written.length).toBeLessThan(210);
  expect(written.reduce((sum, line) => sum + Number(line.split(" ")[0]), 0)).toBe(10_000);
});

it("a flush writes what was only counted so far", () => {
  const { written, tell, flush } = begin();
  tell("a", "1");
  tell("a", "2");
  tell("a", "3");
  flush();
  expect(written).toEqual(["1 1", "2 3"]);
});

it("a line stands for those before it that were not written, and for no other", () => {
  const { written, tell } = begin({ join: (earlier, later) => `${earlier}+${later}` });
  for (const line of ["1", "2", "3"]) tell("a", line);
  vi.advanceTimersByTime(1_000);
  for (const line of ["4", "5"]) tell("a", line);
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual(["1 1", "2 2+3", "2 4+5"]);
});
