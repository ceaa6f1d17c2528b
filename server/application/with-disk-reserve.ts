/**
 * Runs work that withdraws access. It must succeed even on a full disk, so it is repeated with the reserved space if it
 * fails for lack of space.
 */
export type WithDiskReserve = <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;
