import type { User } from "../../../src/domain/users/user.ts";
import { readCode } from "../../../src/domain/users/second-factor.ts";
import { accountOf, type LoginTry } from "../login/login-limits.ts";
import type { FamiliarAddresses } from "../login/familiar-addresses.ts";
import type { RateLimit } from "../login/rate-limit.ts";

/** The limits of wrong codes in the second step of a login. */
export type CodeLimits = {
  /** For the app's codes, per user: so few that guessing is hopeless from any number of addresses. */
  readonly app: RateLimit;
  /** For recovery codes, which nobody can guess, per address. */
  readonly recovery: RateLimit;
};

/**
 * Returns the limit of a code, and its key. A familiar address has attempts of its own, so that another person who
 * knows the password cannot use them up; recovery codes are counted separately.
 */
export async function limitOfCode(
  { app, recovery }: CodeLimits,
  familiar: FamiliarAddresses,
  {
    user,
    address,
    code,
  }: Pick<LoginTry, "address"> & { readonly user: User; readonly code: string },
): Promise<{ readonly limit: RateLimit; readonly key: string }> {
  const ofAddress = `${user.id} ${address}`;
  if (readCode(code)?.type === "recovery") return { limit: recovery, key: ofAddress };
  const isFamiliar = await familiar.knows(accountOf(user), address);
  return { limit: app, key: isFamiliar ? ofAddress : user.id };
}
