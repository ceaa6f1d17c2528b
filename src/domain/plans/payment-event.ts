import { compareText } from "../shared/compare-text.ts";

/** The kinds of events of a subscription: it began, it ended, a payment failed, or one came in. */
export type PaymentEventKind = "started" | "ended" | "failed" | "received";

/** An event from the payment provider; `id` is the provider's id, `at` its time in Unix milliseconds. */
export type PaymentEvent = {
  readonly id: string;
  readonly kind: PaymentEventKind;
  readonly at: number;
};

/** Sorts events by their time, then by their id, whatever the order of their arrival. */
export const compareEvents = (left: PaymentEvent, right: PaymentEvent): number =>
  left.at - right.at || compareText(left.id, right.id);
