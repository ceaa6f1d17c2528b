import { createContext, use, useSyncExternalStore } from "react";
import type { ActorRefFrom } from "xstate";
import type { Ledger } from "../application/ledger/ledger.ts";
import type { Outbox } from "../application/outbox/outbox.ts";
import type { Unsent } from "../application/outbox/unsent.ts";
import type { menuMachine } from "../application/device/menu.machine.ts";
import type { ClockDrift } from "../application/device/clock-drift.ts";
import type { CopyKeeper } from "../application/ledger/keep-copy.ts";
import type { Clock } from "../application/clock.ts";
import type { NewDays } from "../application/new-days.ts";
import type { CivilDate } from "../domain/shared/civil-date.ts";
import type { OverlayActors } from "./overlay-context.ts";

/** The actors and services that live as long as the session. */
export type SignedIn = {
  readonly ledger: Pick<Ledger, "getSnapshot" | "subscribe">;
  readonly clock: Pick<Clock, "today">;
  readonly newDays: NewDays;
  readonly clockDrift: Pick<ClockDrift, "getSnapshot" | "subscribe">;
  readonly menu: ActorRefFrom<typeof menuMachine>;
  /** Fetched after the first screen, which can be read without them. */
  readonly overlays: Promise<OverlayActors>;
  /** The keeper of the copy on this device; null where the device is not the user's own. Rejects if
   * it cannot be fetched. */
  readonly copy: () => Promise<CopyKeeper | null>;
  /** The writes that wait on this device; null where none are kept. */
  readonly unsent: Unsent;
  /** The writes that signing out would lose; null if some may lie on this device that do not open. */
  readonly unsentWrites: Outbox["unsentWrites"];
  /** Whether the device is the user's own, so that screens open without a network. */
  readonly isOwnDevice: () => boolean;
  /** Fetches the missing modules of the product, reloading the page if need be. */
  readonly fetchMissing: () => void;
  /** Reloads a screen that failed offline once there is a connection; returns a function that stops that. */
  readonly keepTrying: () => () => void;
};

export const SignedInContext = createContext<SignedIn | null>(null);

/** The signed-in context, which composition provides. */
export function useSignedIn(): SignedIn {
  const signedIn = use(SignedInContext);
  if (signedIn === null) throw new Error("nobody is signed in above this component");
  return signedIn;
}

/** Today's date, in the user's time zone; it changes with the day. */
export function useToday(): CivilDate {
  const { clock, newDays } = useSignedIn();
  return useSyncExternalStore(newDays, clock.today);
}

/** Returns a function that sends something to the overlays, as soon as they are loaded. */
export function useOverlayNotify(): (tell: (actors: OverlayActors) => void) => void {
  const { overlays } = useSignedIn();
  return (tell) => void overlays.then(tell);
}
