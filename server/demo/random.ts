/** Pseudo-random numbers from 0 up to 1, the same for the same seed. */
export type Random = () => number;

/** Returns a separate source per seed, so that the draws of one rule never change those of another. */
export function randomFrom(seed: string): Random {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  // Mulberry32: four operations, and even enough for made-up receipts.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A range from first to last, both inclusive. */
export type Range = readonly [from: number, to: number];

export const wholeIn = (random: Random, [from, to]: Range): number =>
  from + Math.floor(random() * (to - from + 1));

export function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("nothing to choose from");
  return item;
}
