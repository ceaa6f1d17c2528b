import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { RateLimit, TooMany } from "../login/rate-limit.ts";

/**
 * Verifies a proof within the limit of wrong ones. It counts as wrong before it is verified, so that parallel guesses
 * cannot bypass the limit.
 */
export async function countingWrong<Outcome, Reason>(
  limit: RateLimit,
  owner: UserId,
  isWrong: (reason: Reason) => boolean,
  look: () => Promise<Result<Outcome, Reason>>,
): Promise<Result<Outcome, Reason | TooMany>> {
  const taken = await limit.take(owner);
  if (!taken.ok) return taken;
  const looked = await look();
  if (looked.ok || !isWrong(looked.reason)) await limit.giveBack(owner);
  return looked;
}
