import { DAY_MS } from "../../../src/domain/shared/duration.ts";
import type { LedgerId, UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Clock, Instant } from "../clock.ts";
import { partByPart, type Rested } from "../rest-between-parts.ts";

/** The digest of the request under a key, and its answer. */
type KeyedAnswer = { readonly fingerprint: string; readonly answer: string };

/** The idempotency keys of creating calls that were carried out. */
export type IdempotencyKeys = {
  /** The answer under a key that is not older than `since`. */
  readonly find: (owner: UserId, key: string, since: Instant) => Promise<KeyedAnswer | null>;
  /** Replaces an earlier answer under the key. */
  readonly keep: (owner: UserId, key: string, keyed: KeyedAnswer, at: Instant) => Promise<void>;
  /** Removes some older keys of all users, few enough to delay nobody; returns whether any may remain. */
  readonly removeOlder: (than: Instant) => Promise<boolean>;
};

/** The caller's idempotency key, and a digest of the request; null without a key. */
export type OnceKey = { readonly key: string; readonly fingerprint: string } | null;

/** The user of the key, and the ledger of the work; null if only the user is concerned. */
type Asker = { readonly user: UserId; readonly ledger: LedgerId | null };

/** A key outlives every reasonable retry, and then expires. */
const KEY_LIFETIME_MS = 7 * DAY_MS;

/**
 * Carries out a creating work once per key, and repeats its answer after that. It must run inside the owner's unit of
 * work, so that key and record are stored together or not at all. The answer is stored as JSON, so it must be plain
 * data. A key that a fast clock dated in the future is valid: repeating an answer is safer than doing the work twice. A
 * key used in another ledger counts as used for another request.
 */
export async function performOnce<Answer, Reason>(
  keys: IdempotencyKeys,
  { user, ledger }: Asker,
  once: OnceKey,
  now: Instant,
  work: () => Promise<Result<Answer, Reason>>,
): Promise<Result<Answer, Reason | "key-reused">> {
  if (once === null) return work();
  const fingerprint = ledger === null ? once.fingerprint : `${ledger}:${once.fingerprint}`;
  const since = now - KEY_LIFETIME_MS;
  const earlier = await keys.find(user, once.key, since);
  if (earlier !== null) {
    const same = earlier.fingerprint === fingerprint;
    return same ? accepted(JSON.parse(earlier.answer) as Answer) : refused("key-reused");
  }
  const outcome = await work();
  if (!outcome.ok) return outcome;
  const answer = JSON.stringify(outcome.value);
  await keys.keep(user, once.key, { fingerprint, answer }, now);
  return outcome;
}

type Ports = {
  readonly idempotencyKeys: Pick<IdempotencyKeys, "removeOlder">;
  readonly clock: Clock;
  readonly rested: Rested;
};

/** Deletes all users' expired keys, with their answers. */
export const forgetKeys =
  ({ idempotencyKeys, clock, rested }: Ports) =>
  async (): Promise<void> => {
    const before = clock.now() - KEY_LIFETIME_MS;
    await partByPart(rested, () => idempotencyKeys.removeOlder(before));
  };
