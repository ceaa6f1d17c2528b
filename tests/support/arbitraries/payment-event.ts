import fc from "fast-check";
import type { PaymentEvent, PaymentEventKind } from "../../../src/domain/plans/payment-event.ts";
import { GRACE_PERIOD_MS } from "../../../src/domain/plans/subscription-state.ts";

const KINDS: readonly PaymentEventKind[] = ["started", "ended", "failed", "received"];

/** Moments close enough for arrears to begin, last and end among them, with frequent repetitions. */
export const anyMoment = () =>
  fc.integer({ min: 0, max: 24 }).map((step) => (step * GRACE_PERIOD_MS) / 6);

/** Events with distinct ids. */
export const anyPaymentEvents = (): fc.Arbitrary<readonly PaymentEvent[]> =>
  fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      kind: fc.constantFrom(...KINDS),
      at: anyMoment(),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  );
