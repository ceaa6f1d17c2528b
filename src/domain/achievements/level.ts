/** The points at which each level begins, lowest first. */
export const LEVEL_STARTS = [0, 50, 150, 350, 700, 1100, 1600] as const;

/** A level, counted from 1; `toNext` in points, null at the top; `progress` from 0 to 1. */
export type Level = {
  readonly number: number;
  readonly progress: number;
  readonly toNext: number | null;
};

/** The number of the level after one that is not the top. */
export const nextLevel = ({ number }: Level): number => number + 1;

/** The level of a number of points, and how far the next one is. */
export function levelOf(points: number): Level {
  const number = LEVEL_STARTS.filter((start) => start <= points).length;
  const start = LEVEL_STARTS[number - 1] ?? 0;
  const next = LEVEL_STARTS[number];
  if (next === undefined) return { number, progress: 1, toNext: null };
  return { number, progress: (points - start) / (next - start), toNext: next - points };
}
