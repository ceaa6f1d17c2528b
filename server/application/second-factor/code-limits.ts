import type { User } from "../../../src/domain/users/user.ts";
import { readCode } from "../../../src/domain/users/second-factor.ts";
import { accountOf, type LoginTry } from "../login/login-limits.ts";
import type { FamiliarAddresses } from "../login/familiar-addresses.ts";
import type { RateLimit } from "../login/rate-limit.ts";

/** How many wrong codes are looked at in the second step of a login. */
export type CodeLimits = {
  /** Of the app: so few of one user that guessing is hopeless, however many addresses it comes from. */
  readonly app: RateLimit;
  /** Of recovery codes, which nobody guesses, from each address. */
  readonly recovery: RateLimit;
};

/**
 * The limit on a code, and the key under which it counts. An address that is familiar to its user has tries of its own, so
 * that whoever else knows the password cannot use them up; recovery codes count apart from those of the app.
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
