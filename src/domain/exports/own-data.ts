import type { ConsentRecord } from "../consent/consent-record.ts";
import type { PaymentEvent } from "../plans/payment-event.ts";
import type { GivenPlan } from "../plans/subscription-state.ts";
import type { RecommendationReport } from "../recommendations/recommendation.ts";
import type { OwnSession } from "../users/own-session.ts";
import type { SecondFactor } from "../users/second-factor.ts";
import type { Passkey } from "../users/passkey.ts";
import type { User } from "../users/user.ts";
import type { ExportSource } from "./export-content.ts";

/** A record as it was before a change or a removal within the last 30 days. */
export type EarlierVersion = {
  readonly resource:
    | "transactions"
    | "budgets"
    | "goals"
    | "categories"
    | "rules"
    | "recurrences"
    | "occurrences"
    | "accounts"
    | "balances"
    | "imports"
    | "import_lines"
    | "import_parts"
    | "import_repeats"
    | "receipts"
    | "goal_entries"
    | "dismissed_proposals"
    | "profiles"
    | "achievements"
    | "notifications"
    | "restore";
  readonly id: string;
  /** When it was changed, in Unix milliseconds. */
  readonly changedAt: number;
  /** As it was stored; null if it was new then. */
  readonly before: Readonly<Record<string, unknown>> | null;
};

/** Everything that is stored about a user, at one moment; times in Unix milliseconds. */
export type OwnData = {
  readonly user: User;
  readonly registeredAt: number;
  readonly sessions: readonly OwnSession[];
  readonly secondFactor: SecondFactor;
  readonly passkeys: readonly Passkey[];
  readonly consents: readonly ConsentRecord[];
  readonly payments: {
    /** The plan that an administrator chose; null if none did. */
    readonly chosen: GivenPlan | null;
    readonly events: readonly PaymentEvent[];
  };
  readonly recommendations: RecommendationReport | null;
  readonly content: ExportSource;
  readonly versions: AsyncIterable<readonly EarlierVersion[]>;
};
