import type { PaymentEventKind } from "../../../../src/domain/plans/payment-event.ts";
import type { Plan } from "../../../../src/domain/plans/plan.ts";
import type { UserId } from "../../../../src/domain/shared/ids.ts";

export type SubscriptionRow = {
  readonly user_id: UserId;
  /** By what the payment provider knows the user; null until it was asked for. */
  readonly reference: string | null;
  readonly chosen_plan: Plan | null;
  readonly chosen_at: number | null;
  /** When the days of grace end; null of whom is not in arrears. */
  readonly premium_until: number | null;
};

export type PaymentEventRow = {
  readonly id: string;
  readonly user_id: UserId;
  readonly kind: PaymentEventKind;
  readonly created_at: number;
};
