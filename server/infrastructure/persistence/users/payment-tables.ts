import type { PaymentEventKind } from "../../../../src/domain/plans/payment-event.ts";
import type { Plan } from "../../../../src/domain/plans/plan.ts";
import type { UserId } from "../../../../src/domain/shared/ids.ts";

export type SubscriptionRow = {
  readonly user_id: UserId;
  /** The payment provider's reference of the user; null until it was requested. */
  readonly reference: string | null;
  readonly chosen_plan: Plan | null;
  readonly chosen_at: number | null;
  /** The end of the grace period; null if not in arrears. */
  readonly premium_until: number | null;
};

export type PaymentEventRow = {
  readonly id: string;
  readonly user_id: UserId;
  readonly kind: PaymentEventKind;
  readonly created_at: number;
};
