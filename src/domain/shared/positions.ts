/** The positions of items in an order, as whole numbers. */
export type Places = {
  /** The distance of new positions, which leaves room for many moves. */
  readonly step: number;
  /** The first position when an order is renumbered. */
  readonly first: number;
  readonly least: number;
  readonly most: number;
};

type Positioned = { readonly id: string; readonly position: number };

/** An item with its new position. */
export type Placed<Entity extends Positioned> = {
  readonly kept: Entity;
  readonly position: number;
};

/**
 * Moves an item to an index among the others, from 0; returns the items whose position changes: it alone, or all of
 * them, a step apart, if there is no room left.
 */
export function moved<Entity extends Positioned>(
  all: readonly Entity[],
  id: string,
  place: number,
  places: Places,
): readonly Placed<Entity>[] {
  const own = all.find((one) => one.id === id);
  const others = all.filter((one) => one.id !== id);
  if (own === undefined || all.indexOf(own) === place) return [];
  const position = between(others[place - 1]?.position, others[place]?.position, places);
  if (position !== null) return [{ kept: own, position }];
  const wanted = [...others.slice(0, place), own, ...others.slice(place)];
  return wanted
    .map((kept, index) => ({ kept, position: places.first + index * places.step }))
    .filter(({ kept, position: now }) => kept.position !== now);
}

/** The position after all items; the last possible one if there is no room. */
export const positionAfter = (all: readonly Positioned[], places: Places): number =>
  all.length === 0
    ? places.first
    : (between(Math.max(...all.map(({ position }) => position)), undefined, places) ?? places.most);

/** A whole number between two others, or null; if a side is missing, a step from the other one if there is room. */
function between(
  left: number | undefined,
  right: number | undefined,
  { step, least, most }: Places,
): number | null {
  const low = left ?? Math.max(least - 1, (right ?? 0) - 2 * step);
  const high = right ?? Math.min(most + 1, (left ?? 0) + 2 * step);
  const middle = Math.floor(low / 2 + high / 2);
  return middle > low && middle < high ? middle : null;
}
