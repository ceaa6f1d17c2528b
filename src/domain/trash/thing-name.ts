import type { Restoration, Trashed, TrashedName } from "./trashed.ts";

/** A thing of the trash as one text: its kind and its id. */
export const thingName = ({ resource, id }: TrashedName): string => `${resource} ${id}`;

/** A restoration as one text: the name of its one thing, of its change, or `several`. */
export function restorationName(wanted: Restoration): string {
  if ("change" in wanted) return wanted.change;
  const [first, ...others] = wanted.items;
  return first === undefined || others.length > 0 ? "several" : thingName(first);
}

/** Tells of a thing whether one of some restorations brings it back. */
export function restoredBy(restorations: readonly Restoration[]): (thing: Trashed) => boolean {
  const names = new Set<string>(
    restorations.flatMap((one) => ("change" in one ? [one.change] : one.items.map(thingName))),
  );
  return (thing) => names.has(thing.change) || names.has(thingName(thing));
}
