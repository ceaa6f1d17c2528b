import type { Foreground } from "../device/foreground.ts";
import { failureOf, isLeft, type Failure } from "../failure.ts";
import type { Correction } from "../outbox/correction.ts";

/** An entry that was refused or got no response, and why. */
export type Returned<Entry> = { readonly entry: Entry; readonly failure: Failure };

/** The end of an entry's way: it is acknowledged, left on the device to be sent later, or it returns to its form. */
export type Delivery<Entry, Result> =
  | { readonly type: "ACKNOWLEDGED"; readonly entry: Entry; readonly result: Result }
  | { readonly type: "LEFT"; readonly entry: Entry }
  | ({ readonly type: "RETURNED" } & Returned<Entry>);

/** Takes the entries of one form, and hands back what was refused. */
export type Tray<Entry> = {
  /** Sends an entry, without waiting for those before. */
  readonly post: (entry: Entry) => void;
  /** Takes a returned entry again, since its form shows another one; it returns before all others. */
  readonly postpone: (returned: Returned<Entry>) => void;
  /** The entries that are neither acknowledged nor back in the form. */
  readonly entries: () => readonly Entry[];
};

/** The trays of all forms of a page: what they sent, until it is acknowledged, left on the device, or back in its form. */
export type Trays = {
  readonly tray: <Entry, Result>(
    send: (entry: Entry) => Promise<Result>,
    hear: (delivery: Delivery<Entry, Result>) => void,
    /** Takes a refused write that waited on the device, if the form is one of its kind. */
    take?: (correction: Correction) => Returned<Entry> | null,
  ) => Tray<Entry>;
  /** Hands a refused write that waited on the device to its form, as soon as that is there. */
  readonly correct: (correction: Correction) => void;
};

/** Refused entries return one at a time, in the order in which they were refused, each to a free foreground. */
export function makeTrays(foreground: Foreground): Trays {
  const returning: (() => void)[] = [];
  const takers: ((correction: Correction) => boolean)[] = [];
  let untaken: readonly Correction[] = [];
  let isWaiting = false;
  const handBackNext = () => {
    if (isWaiting || returning.length === 0) return;
    isWaiting = true;
    foreground.whenFree(() => {
      isWaiting = false;
      returning.shift()?.();
      handBackNext();
    });
  };
  const offer = (corrections: readonly Correction[]) => {
    untaken = corrections.filter((one) => !takers.some((take) => take(one)));
  };
  return {
    correct: (correction) => offer([...untaken, correction]),
    tray: (send, hear, take) => {
      type Entry = Parameters<typeof send>[0];
      const entries = new Set<Entry>();
      const tell = (delivery: Parameters<typeof hear>[0]) => {
        entries.delete(delivery.entry);
        hear(delivery);
      };
      const handBack = (returned: Returned<Entry>) => () => tell({ type: "RETURNED", ...returned });
      const refuse = (entry: Entry, reason: unknown) => {
        const failure = failureOf(reason);
        if (isLeft(failure)) {
          tell({ type: "LEFT", entry });
          return;
        }
        returning.push(handBack({ entry, failure }));
        handBackNext();
      };
      if (take !== undefined) {
        takers.push((correction) => {
          const returned = take(correction);
          if (returned === null) return false;
          entries.add(returned.entry);
          returning.push(handBack(returned));
          handBackNext();
          return true;
        });
        offer(untaken);
      }
      return {
        post: (entry) => {
          entries.add(entry);
          void send(entry).then(
            (result) => tell({ type: "ACKNOWLEDGED", entry, result }),
            (reason: unknown) => refuse(entry, reason),
          );
        },
        postpone: (returned) => {
          entries.add(returned.entry);
          returning.unshift(handBack(returned));
          handBackNext();
        },
        entries: () => [...entries],
      };
    },
  };
}
