import type { IdGenerator } from "../../application/id-generator.ts";

const hex = (value: number, letters: number) => value.toString(16).padStart(letters, "0");

/**
 * The counter that orders ids of one millisecond: 12 bits. It starts in the lower half, so that the upper half is free
 * for counting.
 */
const IDS_PER_MS = 2 ** 12;

/**
 * UUIDs of version 7: the time, a counter, then random bits. Each is greater than the one before, even if the clock
 * stands still or is put back. Unlike `crypto.randomUUID`, this also works on a plain-HTTP address of the home network.
 */
function makeRandomIds(): IdGenerator {
  let [time, count] = [0, 0];
  return {
    next: () => {
      const random = crypto.getRandomValues(new Uint8Array(10));
      const now = Date.now();
      count = now > time ? ((random[0] ?? 0) << 3) | ((random[1] ?? 0) & 7) : count + 1;
      time = Math.max(now, time) + (count === IDS_PER_MS ? 1 : 0);
      count %= IDS_PER_MS;
      const [first = 0, ...rest] = random.slice(2);
      const tail = [0x80 | (first & 0x3f), ...rest].map((byte) => hex(byte, 2)).join("");
      const moment = hex(time, 12);
      return `${moment.slice(0, 8)}-${moment.slice(8)}-7${hex(count, 3)}-${tail.slice(0, 4)}-${tail.slice(4)}`;
    },
  };
}

export const randomIds = makeRandomIds();
