import { createActor, fromPromise, type Actor } from "xstate";
import { premiumDialogMachine } from "../../application/machines/premium-dialog.machine.ts";
import type { Checkout } from "../../application/ports/checkout.ts";
import { httpCheckout } from "../../infrastructure/http/http-checkout.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";

const CHECKOUT = key<Checkout>("checkout");

const needs = { checkout: CHECKOUT, session: keys.session };

/** The offer of Premium. */
export const premiumFeature = feature(
  [bind(CHECKOUT, [keys.api], httpCheckout)],
  needs,
  startPremium,
);

/** Starts the offer; whoever has gone from it to the checkout may come back with another plan. */
export function startPremium({
  checkout,
  session,
}: NeedsOf<typeof needs>): Actor<typeof premiumDialogMachine> {
  const premium = createActor(
    premiumDialogMachine.provide({
      actors: { loadAddress: fromPromise(() => checkout.address()) },
    }),
  );
  premium.on("CHECKOUT_OPENED", () => session.send({ type: "REFRESH" }));
  return premium.start();
}
