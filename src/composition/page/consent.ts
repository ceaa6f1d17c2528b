import { createActor, type Actor } from "xstate";
import { consentMachine } from "../../application/consent/consent.machine.ts";
import type { Clock } from "../../application/clock.ts";
import type { ConsentStore } from "../../application/consent/consent-store.ts";

/** Starts the consent of the page with what this browser remembers of it. */
export const startConsent = (store: ConsentStore, clock: Clock): Actor<typeof consentMachine> =>
  createActor(
    consentMachine.provide({
      actions: { store: () => store.write(clock.now()), forget: () => store.clear() },
    }),
    { input: { acceptedAt: store.read(), now: clock.now() } },
  ).start();
