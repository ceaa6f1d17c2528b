import { compareText } from "../shared/compare-text.ts";

/** The kinds of events of a subscription: it began, it ended, a payment failed, or one came in. */
export type PaymentEventKind = "started" | "ended" | "failed" | "received";

/**
 * An event that the payment provider tells; `id` is its own name for the event, `at` its moment in Unix milliseconds.
 */
export type PaymentEvent = {
  readonly id: string;
  readonly kind: PaymentEventKind;
  readonly at: number;
};

/** The order of events, whatever the order in which they come: by their moment, then by their id. */
export const compareEvents = (left: PaymentEvent, right: PaymentEvent): number =>
  left.at - right.at || compareText(left.id, right.id);
