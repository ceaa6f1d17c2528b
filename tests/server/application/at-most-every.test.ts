import { expect, it } from "vitest";
import { atMostEvery } from "../../../server/application/at-most-every.ts";
import { testClock } from "../support/test-clock.ts";

function counted(outcome: (time: number) => Promise<number>) {
  const clock = testClock();
  let times = 0;
  const ask = atMostEvery(clock, 100, () => {
    times += 1;
    return outcome(times);
  });
  return { clock, ask, times: () => times };
}

it("what is asked for often is done once in a while, and answered as it was found last", async () => {
  const { clock, ask } = counted(async (time) => time);
  expect([await ask(), await ask()]).toEqual([1, 1]);
  clock.advance(99);
  expect(await ask()).toBe(1);
  clock.advance(1);
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2]);
});

it("however long it takes, nobody makes it begin again", async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const { clock, ask, times } = counted(() => promise);
  const first = ask();
  clock.advance(1_000);
  const second = ask();
  resolve(7);
  expect(await Promise.all([first, second])).toEqual([7, 7]);
  expect(times()).toBe(1);
});

it("what failed is tried again, but no sooner", async () => {
  const { clock, ask, times } = counted((time) =>
    time === 1 ? Promise.reject(new Error("once")) : Promise.resolve(time),
  );
  await expect(ask()).rejects.toThrow("once");
  await expect(ask()).rejects.toThrow("once");
  expect(times()).toBe(1);
  clock.advance(100);
  expect(await ask()).toBe(2);
});

it("a clock that is set changes nothing", async () => {
  const { clock, ask } = counted(async (time) => time);
  await ask();
  clock.set(0);
  expect(await ask()).toBe(1);
});
