/** How many times as often as its own number each property is run: 1, and more in the sweep. */
const FACTOR = Number(process.env["RUNS_FACTOR"] ?? 1);

/** How often a property is run whose own number of runs is this. */
export const runs = (own: number): number => own * FACTOR;
