import { sessionId } from "../../../src/domain/shared/ids.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import type { LoginResult } from "./login.ts";
import type { Clock } from "../clock.ts";
import type { NewId } from "../new-id.ts";
import type { RememberedDeletions } from "../profile/remembered-deletions.ts";
import type { Stores } from "../stores.ts";
import type { TokenMint } from "./token-mint.ts";
import { applySubscription } from "../payments/apply-subscription.ts";
import type { AccountEventMail } from "../profile/mail-account-event.ts";
import type { Account } from "../administration/users.ts";
import { latestOf, MAX_TOKENS_PER_USER } from "./session-lifetime.ts";

export type SessionPorts = {
  readonly mint: TokenMint;
  readonly newId: NewId;
  readonly clock: Clock;
  readonly deletions: RememberedDeletions;
} & AccountEventMail;

/**
 * Opens a session for a user who proved their identity, and ends their oldest one if they have too many. Cancels a
 * requested removal of the account, and ends a grace period that is over.
 */
export const openSession =
  (ports: SessionPorts) =>
  async (stores: Stores, { user, leavesAt }: Account, device: string): Promise<LoginResult> => {
    const { mint, newId, clock, deletions } = ports;
    const { tokens, users } = stores;
    const token = mint.newToken();
    const now = clock.now();
    if (leavesAt !== null) {
      // Remembered first: a failure in between must not let a remembered deletion remove the account.
      await deletions.remember(user.id, null, now);
      await users.setLeaving(user.id, null);
    }
    await tokens.keepNewest(user.id, MAX_TOKENS_PER_USER - 1, latestOf(now));
    const made = { digest: mint.digestOf(token), session: sessionId(newId()), device };
    await tokens.add(made, user.id, now);
    await applySubscription(ports)(stores, user.id);
    const settled = await users.withId(user.id);
    return accepted({ type: "signed-in", session: { token, user: settled?.user ?? user } });
  };
