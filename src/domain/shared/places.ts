/** The positions that things in an order may have, in whole numbers. */
export type Places = {
  /** So far are those apart between which there is room for many moves. */
  readonly step: number;
  /** That of the first one of an order that is numbered anew. */
  readonly first: number;
  readonly least: number;
  readonly most: number;
};

type Standing = { readonly id: string; readonly position: number };

/** Something with the position that it is given. */
export type Placed<Kept extends Standing> = { readonly kept: Kept; readonly position: number };

/**
 * Moves one of some things to a place among the others in their order, counted from 0 without it; returns those that get
 * another position: it alone, or all of them, a step apart, where no room is left there.
 */
export function moved<Kept extends Standing>(
  all: readonly Kept[],
  id: string,
  place: number,
  places: Places,
): readonly Placed<Kept>[] {
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

/** The position behind some things; the last one that there is, where they have come that far. */
export const positionAfter = (all: readonly Standing[], places: Places): number =>
  all.length === 0
    ? places.first
    : (between(Math.max(...all.map(({ position }) => position)), undefined, places) ?? places.most);

/** A whole number between two others, or null; where a side is missing, a step from the other one if there is room. */
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
