import type { Instant, MachineClock, TimeBounds } from "../application/clock.ts";

/** The last trusted time, persistent and shared by all servers of one database. */
export type LastSeenTime = {
  /** Null before the first write. */
  readonly read: () => Promise<Instant | null>;
  readonly keep: (at: Instant) => Promise<void>;
};

/**
 * How far a clock may differ from the trusted time without counting as jumped: as far as two servers
 * may differ.
 */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** How long a clock that jumped must run evenly before it is trusted. */
const PROBATION_MS = 60 * 60_000;

const areApart = (one: number, other: number) => Math.abs(one - other) > CLOCK_TOLERANCE_MS;

/** The time of the clock, and the monotonic time, at one moment. */
type Reading = { readonly at: Instant; readonly passed: number };

/** The bounds of the time, and the check of the clock that must run every minute. */
export type TrustedTime = TimeBounds & { readonly look: () => Promise<void> };

/**
 * Trusts a clock that runs on evenly, also since the last start. One that jumped, or stood still, is trusted after an
 * hour of running evenly, unless another server contradicts it; until then the monotonic time is added to the time
 * trusted before.
 */
export async function trustedTime(clock: MachineClock, kept: LastSeenTime): Promise<TrustedTime> {
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
    if (areApart(reading.at, goneOn()) && reading.passed - evenSince < PROBATION_MS) return;
    believed = reading;
    // If the moment cannot be stored, only the next start has to wait.
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
