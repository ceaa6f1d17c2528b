import type { Correction } from "../../../src/application/outbox/correction.ts";
import {
  makeTrays,
  type Delivery,
  type Returned,
  type Tray,
} from "../../../src/application/entries/trays.ts";
import { throughTray } from "../../../src/composition/actors/start-record-dialog.ts";
import { settled } from "./by-hand.ts";

/** Trays that a test empties by hand: what was sent, an answer to each entry, the first one first, and a foreground
 * that is free once the test says so. */
export function traysByHand<Entry, Result>(
  hear: (delivery: Delivery<Entry, Result>) => void,
  take?: (correction: Correction) => Returned<Entry> | null,
) {
  const items: Entry[] = [];
  const open: PromiseWithResolvers<Result>[] = [];
  let come: (() => void) | null = null;
  const trays = makeTrays({ whenFree: (next) => (come = next) });
  const tray: Tray<Entry> = trays.tray(
    (entry) => {
      const answered = Promise.withResolvers<Result>();
      items.push(entry);
      open.push(answered);
      return answered.promise;
    },
    hear,
    take,
  );
  return {
    trays,
    actions: throughTray(tray),
    tray,
    items,
    acknowledge: (result: Result) => {
      open.shift()?.resolve(result);
      return settled();
    },
    refuse: (reason: unknown) => {
      open.shift()?.reject(reason);
      return settled();
    },
    /** Whether something waits for the foreground. */
    isWaiting: () => come !== null,
    /** Frees the foreground. */
    comeForth: () => {
      const next = come;
      come = null;
      next?.();
    },
  };
}
