import { places } from "../slots.ts";

/** The capacity of a room, and the share of one owner, in bytes; the last entry that fits may exceed either. */
export type Room = { readonly whole: number; readonly share: number };

/** An owner's entry in a room. */
export type Stay = {
  /** Takes more of the room; returns false, and takes nothing, if there is none. */
  readonly take: (size: number) => boolean;
  /** From now on the entry is never evicted. */
  readonly settle: () => void;
  readonly leave: () => void;
};

/** Adds an entry for an owner; `makeWay` is called when it has been evicted. */
export type SharedBuffer = (owner: string, makeWay: () => void) => Stay;

/**
 * Shares a bounded memory: once it is full, the oldest entry of the owner with the most is evicted for an owner with
 * less, so that nobody with little is kept out.
 */
export function sharedBuffer({ whole, share }: Room): SharedBuffer {
  const held = places();
  type Guest = { readonly owner: string; readonly makeWay: () => void };
  const movable = new Set<Guest>();

  const largest = (): Guest | null => {
    let most: Guest | null = null;
    for (const guest of movable)
      if (most === null || held.heldBy(guest.owner) > held.heldBy(most.owner)) most = guest;
    return most;
  };

  const makeRoom = (wanted: number): boolean => {
    while (held.heldByAll() >= whole) {
      const most = largest();
      if (most === null || held.heldBy(most.owner) <= wanted) return false;
      most.makeWay();
    }
    return true;
  };

  return (owner, makeWay) => {
    const taken: (() => void)[] = [];
    const leave = () => {
      movable.delete(guest);
      for (const giveBack of taken.splice(0)) giveBack();
    };
    const guest: Guest = {
      owner,
      makeWay: () => {
        leave();
        makeWay();
      },
    };
    movable.add(guest);
    return {
      take: (size) => {
        const has = held.heldBy(owner);
        if (has >= share || !makeRoom(has + size)) return false;
        taken.push(held.take(owner, size));
        return true;
      },
      settle: () => void movable.delete(guest),
      leave,
    };
  };
}
