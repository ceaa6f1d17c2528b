import type { Instant, MachineClock, TimeBounds } from "../application/clock.ts";
import type { SeenTime } from "../application/seen-time.ts";

/** So far may a clock be from what is believed, in milliseconds, without having jumped: as far as two servers may be apart. */
const TOLERANCE = 5 * 60_000;

/** How long a clock that jumped has to agree with itself before it is believed, in milliseconds. */
const PROBATION = 60 * 60_000;

const areApart = (one: number, other: number) => Math.abs(one - other) > TOLERANCE;

/** A reading of the clock, and of the time that had passed by then. */
type Reading = { readonly at: Instant; readonly passed: number };

/** The bounds of the time, and the look at the clock that has to be taken each minute. */
export type BelievedTime = TimeBounds & { readonly look: () => Promise<void> };

/**
 * Believes a clock that goes on from where it was, by itself and since the last start. One that jumped, or rested, is
 * believed once it has gone on evenly for an hour and no other server says otherwise; until then the time that has passed
 * is added to what was believed before.
 */
export async function believedTime(clock: MachineClock, kept: SeenTime): Promise<BelievedTime> {
  const read = (): Reading => ({ at: clock.now(), passed: clock.elapsed() });
  let last = read();
  let evenSince = last.passed;
  let seen = await kept.read();
  let believed: Reading = { ...last, at: seen ?? last.at };
  const goneOn = () => believed.at + clock.elapsed() - believed.passed;

  async function look(): Promise<void> {
    const now = await kept.read();
    const reading = read();
    const hasJumped = areApart(reading.at - last.at, reading.passed - last.passed);
    const isDenied = now !== null && now !== seen && areApart(now, reading.at);
    if (hasJumped || isDenied) evenSince = reading.passed;
    last = reading;
    seen = now;
    if (areApart(reading.at, goneOn()) && reading.passed - evenSince < PROBATION) return;
    believed = reading;
    // A moment that cannot be kept makes the next start wait, no more.
    const isKept = await kept.keep(reading.at).then(
      () => true,
      () => false,
    );
    if (isKept) seen = reading.at;
  }

  return {
    earliest: { now: () => Math.min(clock.now(), goneOn()) },
    latest: { now: () => Math.max(clock.now(), goneOn()) },
    look,
  };
}
