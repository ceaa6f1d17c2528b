/** A moment in milliseconds since 1970, UTC. */
export type Instant = number;

/** Where the time comes from. */
export type Clock = { readonly now: () => Instant };
