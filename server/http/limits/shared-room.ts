import { places } from "../places.ts";

/** How much a room holds, and how much of it one owner may have, in bytes; the last that fits may exceed either. */
export type Room = { readonly whole: number; readonly share: number };

/** Something of an owner that stays in a room for a while. */
export type Stay = {
  /** Takes more of the room; false if there is none, and nothing is taken. */
  readonly take: (size: number) => boolean;
  /** From here on it makes way for nobody. */
  readonly settle: () => void;
  readonly leave: () => void;
};

/** Lets something of an owner in; told to make way it has left already. */
export type SharedRoom = (owner: string, makeWay: () => void) => Stay;

/**
 * Shares a bounded memory: once it is full, the oldest of whoever has most makes way for somebody who has less, so that
 * nobody keeps those out who have little.
 */
export function sharedRoom({ whole, share }: Room): SharedRoom {
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
