import { createContext, use } from "react";
import type { ActorRefFrom } from "xstate";
import type { Ledger } from "../application/ledger/ledger.ts";
import type { menuMachine } from "../application/device/menu.machine.ts";
import type { CopyKeeper } from "../application/ledger/keep-copy.ts";
import type { Clock } from "../application/clock.ts";
import type { CivilDate } from "../domain/shared/civil-date.ts";
import type { OverlayActors } from "./overlay-context.ts";

/** What lives as long as somebody is signed in. */
export type SignedIn = {
  readonly ledger: Pick<Ledger, "getSnapshot" | "subscribe">;
  readonly clock: Pick<Clock, "today">;
  readonly menu: ActorRefFrom<typeof menuMachine>;
  /** Fetched after the first screen, which does not need them to be read. */
  readonly overlays: Promise<OverlayActors>;
  /** What keeps a copy on this device, where it is one's own. */
  readonly copy: () => Promise<CopyKeeper | null>;
  /** Gets what the product is missing of itself, if need be by beginning the page anew. */
  readonly fetchMissing: () => void;
  /** Has a screen that failed for want of a connection loaded again by itself; answers how to leave that. */
  readonly keepTrying: () => () => void;
};

export const SignedInContext = createContext<SignedIn | null>(null);

/** What composition puts above the signed-in screens. */
export function useSignedIn(): SignedIn {
  const signedIn = use(SignedInContext);
  if (signedIn === null) throw new Error("nobody is signed in above this component");
  return signedIn;
}

/** The day that it is, in the user's zone. */
export const useToday = (): CivilDate => useSignedIn().clock.today();

/** Tells the overlays something, as soon as they are there. */
export function useTellOverlays(): (tell: (actors: OverlayActors) => void) => void {
  const { overlays } = useSignedIn();
  return (tell) => void overlays.then(tell);
}
