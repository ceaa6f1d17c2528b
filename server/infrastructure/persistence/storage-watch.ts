import type { AssertSound } from "../../application/check-health.ts";
import type { StorageFault } from "../../application/storage-failure.ts";
import { storageFailureOf } from "./storage-failure-of.ts";

/** Reports a fault to the operator: once when it begins, and once if it ends. */
export type TellFault = (fault: StorageFault, isNow: "there" | "over") => void;

/** A fault of the storage as an error, for `storageFailureOf` to recognise. */
export class FaultyStorage extends Error {
  readonly code: "STORAGE_GONE" | "STORAGE_DAMAGED";

  constructor(fault: StorageFault) {
    super(fault);
    this.code = fault === "gone" ? "STORAGE_GONE" : "STORAGE_DAMAGED";
  }
}

/** Tracks whether the storage is at fault. Files may come back; damage persists until the restart. */
export type StorageWatch = {
  readonly assertSound: AssertSound;
  /** Checks for a fault that begins or ends; returns the present one, or null. */
  readonly look: () => StorageFault | null;
  /** Checks an error of the storage for signs of damage. */
  readonly note: (error: unknown) => void;
};

export function storageWatch(areGone: () => boolean, tell: TellFault): StorageWatch {
  let wereGone = false;
  let isDamaged = false;
  const look = (): StorageFault | null => {
    const gone = areGone();
    if (gone !== wereGone) tell("gone", gone ? "there" : "over");
    wereGone = gone;
    if (gone) return "gone";
    return isDamaged ? "damaged" : null;
  };
  return {
    look,
    assertSound: () => {
      const found = look();
      if (found !== null) throw new FaultyStorage(found);
    },
    note: (error) => {
      if (isDamaged || storageFailureOf(error) !== "damaged") return;
      isDamaged = true;
      tell("damaged", "there");
    },
  };
}
