import { createActor, fromPromise, type Actor } from "xstate";
import { awaitedPaymentMachine } from "../../application/payments/awaited-payment.machine.ts";
import { premiumDialogMachine } from "../../application/payments/premium-dialog.machine.ts";
import type { Checkout } from "../../application/payments/checkout.ts";
import { httpCheckout } from "../../infrastructure/http/http-checkout.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";
import { planOf } from "../page/plan-of.ts";

const CHECKOUT = key<Checkout>("checkout");

const needs = {
  checkout: CHECKOUT,
  session: keys.session,
  notify: keys.notify,
  visibility: keys.visibility,
};

/** The offer of Premium. */
export const premiumFeature = feature(
  [bind(CHECKOUT, [keys.api], httpCheckout)],
  needs,
  startPremium,
);

/** Starts the offer; after a visit to the checkout a payment may come at any moment. */
export function startPremium({
  checkout,
  session,
  notify,
  visibility,
}: NeedsOf<typeof needs>): Actor<typeof premiumDialogMachine> {
  const premium = createActor(
    premiumDialogMachine.provide({
      actors: { loadAddress: fromPromise(() => checkout.address()) },
    }),
  );
  const payment = createActor(awaitedPaymentMachine).start();
  premium.on("CHECKOUT_OPENED", (event) => {
    session.send({ type: "REFRESH" });
    payment.send(event);
  });
  payment.on("LOOK", () => {
    // A hidden page refreshes by itself when it is shown again.
    if (visibility.isShown()) session.send({ type: "REFRESH" });
  });
  payment.on("ACTIVATED", () => notify({ type: "premium-activated" }));
  session.subscribe(() => {
    if (planOf(session) === "premium") payment.send({ type: "PREMIUM" });
  });
  return premium.start();
}
