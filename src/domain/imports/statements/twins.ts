import type { Movement } from "./movement.ts";

const keyOf = ({ date, signed, original, reference = "" }: Movement) =>
  `${date}|${signed}|${reference}|${original}`;

/**
 * The lines of movements that an earlier part of the same file has as well, with the same day, amount, text and
 * reference: as many as the earlier part with most of them.
 */
export function twinsOf(parts: readonly (readonly Movement[])[]): readonly number[] {
  const most = new Map<string, number>();
  return parts.flatMap((part) =>
    [...Map.groupBy(part, keyOf)].flatMap(([key, equal]) => {
      const before = most.get(key) ?? 0;
      most.set(key, Math.max(before, equal.length));
      return equal.slice(0, before).map(({ line }) => line);
    }),
  );
}

/** The lines of movements that stand before in the same list, with the same day, amount, text and reference. */
export function repeatedIn(movements: readonly Movement[]): readonly number[] {
  const seen = new Set<string>();
  return movements.flatMap((movement) => {
    const { size } = seen;
    return seen.add(keyOf(movement)).size === size ? [movement.line] : [];
  });
}
