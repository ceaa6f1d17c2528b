import type { CivilDate } from "../../src/domain/shared/civil-date.ts";

/** A moment in milliseconds since 1970, UTC. */
export type Instant = number;

/** The current time. */
export type Clock = { readonly now: () => Instant };

/**
 * The system clock, which can be set, and the monotonic time since some moment, in whole milliseconds, which cannot.
 */
export type MachineClock = Clock & { readonly elapsed: () => number };

/**
 * The earliest and the latest time that it can be now, since a clock that jumped is not trusted at once. An
 * irreversible action waits until it is due by the earlier one; a premature action is reverted if it was early even by
 * the later one.
 */
export type TimeBounds = { readonly earliest: Clock; readonly latest: Clock };

/** The current day in the users' time zone. */
export type Calendar = { readonly today: () => CivilDate };
