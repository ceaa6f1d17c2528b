import type { LedgerId, UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Clock, Instant } from "../clock.ts";
import type { Pause } from "../pause.ts";
import type { IdempotencyKeys } from "./idempotency-keys.ts";

/** The caller's name for one wish, and a digest of what is wished; null when the caller gave none. */
export type OnceKey = { readonly key: string; readonly fingerprint: string } | null;

/** The user whose key it is, and the ledger in which the work is done; null where it is the user's alone. */
type Asker = { readonly user: UserId; readonly ledger: LedgerId | null };

/** A key outlives every reasonable repetition of a call, and then is none. */
const KEPT_FOR = 7 * 24 * 60 * 60_000;

/**
 * Carries a creating work out once for each key and repeats its answer after that. It has to run
 * inside the unit of work of the owner, so that key and record are kept together or not at all.
 * The answer is kept as JSON, so it has to be plain data. A key that a clock which ran ahead has dated later than now
 * counts as any other: to repeat an answer is safer than to do the work twice. A key that was used in another ledger is
 * used for something else.
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
  const since = now - KEPT_FOR;
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
  readonly pause: Pause;
};

/** Forgets everybody's keys that are none any more, and with them what was answered. */
export const forgetKeys =
  ({ idempotencyKeys, clock, pause }: Ports) =>
  async (): Promise<void> => {
    const before = clock.now() - KEPT_FOR;
    while (await idempotencyKeys.removeOlder(before)) await pause();
  };
