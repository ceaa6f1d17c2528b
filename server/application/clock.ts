/** A moment in milliseconds since 1970, UTC. */
export type Instant = number;

/** Where the time comes from. */
export type Clock = { readonly now: () => Instant };

/** A clock that somebody sets, and how much time has passed since some moment, in whole milliseconds, which nobody sets. */
export type MachineClock = Clock & { readonly elapsed: () => number };

/**
 * Between which two moments it is now, since a clock that jumped is not believed at once. What cannot be undone is done
 * when it is due by the earlier one, and what came too early is taken back if it did by the later one.
 */
export type TimeBounds = { readonly earliest: Clock; readonly latest: Clock };
