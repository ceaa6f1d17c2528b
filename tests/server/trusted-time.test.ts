import { expect, it } from "vitest";
import { trustedTime } from "../../server/infrastructure/trusted-time.ts";
import { DAY, HOUR, MINUTE, testClock } from "./support/test-clock.ts";

const NOON = Date.UTC(2031, 4, 6, 12);

/** What servers of one database share. */
function keptTime(first: number | null = null) {
  let seen = first;
  return {
    read: async () => seen,
    keep: async (at: number) => {
      seen = at;
    },
  };
}

async function started({ clock = testClock(NOON), kept = keptTime() } = {}) {
  const time = await trustedTime(clock, kept);
  const pass = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= MINUTE) {
      clock.advance(Math.min(left, MINUTE));
      await time.look();
    }
  };
  const bounds = () => [time.earliest.now(), time.latest.now()];
  await time.look();
  return { clock, kept, time, pass, bounds };
}

it("a clock that goes on is believed", async () => {
  const { clock, pass, bounds } = await started();
  await pass(3 * MINUTE);
  clock.advance(10 * DAY);
  expect(bounds()).toEqual([NOON + 10 * DAY + 3 * MINUTE, NOON + 10 * DAY + 3 * MINUTE]);
});

it("a clock that jumps ahead is not believed for an hour, not even for a moment", async () => {
  const { clock, pass, bounds } = await started();
  clock.set(NOON + 8 * DAY);
  expect(bounds()).toEqual([NOON, NOON + 8 * DAY]);
  await pass(HOUR);
  expect(bounds()).toEqual([NOON + HOUR, NOON + 8 * DAY + HOUR]);
  await pass(MINUTE);
  expect(bounds()).toEqual([clock.now(), clock.now()]);
});

it("a jump that is over leaves nothing behind", async () => {
  const { clock, pass, bounds } = await started();
  clock.set(NOON + 400 * DAY);
  await pass(2 * MINUTE);
  clock.set(NOON + 2 * MINUTE);
  expect(bounds()).toEqual([clock.now(), clock.now()]);
  await pass(MINUTE);
  expect(bounds()).toEqual([clock.now(), clock.now()]);
});

it("a clock that goes on jumping is never believed", async () => {
  const { clock, pass, time } = await started();
  for (let jump = 1; jump <= 5; jump += 1) {
    clock.set(clock.now() + DAY);
    await pass(40 * MINUTE);
  }
  expect(time.earliest.now()).toBe(NOON + 200 * MINUTE);
});

it("a clock that is set back is the earlier bound at once, and both after an hour", async () => {
  const { clock, pass, bounds } = await started();
  clock.set(NOON - 8 * DAY);
  expect(bounds()).toEqual([NOON - 8 * DAY, NOON]);
  await pass(HOUR + MINUTE);
  expect(bounds()).toEqual([clock.now(), clock.now()]);
});

it("small corrections are no jump", async () => {
  const { clock, pass, bounds } = await started();
  for (let correction = 1; correction <= 20; correction += 1) {
    clock.set(clock.now() + 4 * MINUTE);
    await pass(MINUTE);
    expect(bounds()).toEqual([clock.now(), clock.now()]);
  }
});

it("a start soon after the last one believes its clock, and one after a rest within an hour", async () => {
  const soon = await started({ kept: keptTime(NOON - 5 * MINUTE) });
  expect(soon.bounds()).toEqual([NOON, NOON]);
  const rested = await started({ kept: keptTime(NOON - 7 * DAY) });
  expect(rested.bounds()).toEqual([NOON - 7 * DAY, NOON]);
  await rested.pass(HOUR);
  expect(rested.bounds()).toEqual([NOON + HOUR, NOON + HOUR]);
});

it("of two servers one whose clock is wrong is not believed as long as the other goes on", async () => {
  const kept = keptTime();
  const right = await started({ kept });
  const wrong = await started({ kept, clock: testClock(NOON + 8 * DAY) });
  for (let minute = 1; minute <= 90; minute += 1) {
    await right.pass(MINUTE);
    await wrong.pass(MINUTE);
  }
  expect(right.bounds()).toEqual([NOON + 90 * MINUTE, NOON + 90 * MINUTE]);
  expect(wrong.time.earliest.now()).toBe(NOON + 90 * MINUTE);
});

it("two servers that rested together believe their clocks within an hour", async () => {
  const kept = keptTime(NOON - 7 * DAY);
  const [one, other] = [await started({ kept }), await started({ kept })];
  for (let minute = 1; minute <= 61; minute += 1) {
    await one.pass(MINUTE);
    await other.pass(MINUTE);
  }
  expect(one.bounds()).toEqual([one.clock.now(), one.clock.now()]);
  expect(other.bounds()).toEqual([other.clock.now(), other.clock.now()]);
});

it("a time that cannot be kept is believed nevertheless", async () => {
  const kept = { ...keptTime(NOON), keep: () => Promise.reject(new Error("no room")) };
  const { clock, pass, bounds } = await started({ kept });
  await pass(2 * HOUR);
  expect(bounds()).toEqual([clock.now(), clock.now()]);
});
