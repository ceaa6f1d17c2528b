import { accepted, type Result } from "../../../src/domain/shared/result.ts";
import type { FamiliarAddresses } from "./familiar-addresses.ts";
import type { RateLimit, TooMany } from "./rate-limit.ts";

/** A limit on one address, and one on one account from one address. */
type LimitsPerOrigin = { readonly perAddress: RateLimit; readonly perAccount: RateLimit };

/** The limits on logins. */
export type LoginLimits = {
  readonly failures: LimitsPerOrigin;
  /** Larger, and whatever comes of a login: hashing is dear, even for who knows a password. */
  readonly tries: LimitsPerOrigin;
  /** Failed logins of one account from wherever; above it the account is guarded. */
  readonly unguarded: RateLimit;
  /** All logins of one guarded account from addresses that are not familiar to it. */
  readonly guarded: RateLimit;
  readonly familiar: FamiliarAddresses;
};

/** Who tries to log in, from where. */
export type LoginTry = { readonly username: string; readonly address: string };

/** A name for an account, the same whether it exists or not. */
export const accountOf = ({ username }: Pick<LoginTry, "username">): string =>
  username.toLowerCase();

type Hold = { readonly limit: RateLimit; readonly key: string };

/** The tries that a login holds until its outcome is known; of a failure nothing is given back. */
export type HeldTry = {
  /** For a login that did not fail: it counts among the tries alone. */
  readonly didNotFail: () => Promise<void>;
  /** For a login that was not looked at: it does not count at all. */
  readonly didNotCount: () => Promise<void>;
};

/** Counts a try as failed before its outcome is known, so that parallel guesses cannot overtake the limits. */
export const takeLoginTry =
  (limits: LoginLimits) =>
  async (login: LoginTry): Promise<Result<HeldTry, TooMany>> => {
    const { failures, tries } = limits;
    const byAccount = `${login.address} ${accountOf(login)}`;
    const asTry = {
      address: hold(tries.perAddress, login.address),
      account: hold(tries.perAccount, byAccount),
    };
    const asFailure = {
      address: hold(failures.perAddress, login.address),
      account: hold(failures.perAccount, byAccount),
    };
    // Addresses come first: one that is refused leaves no trace of the names that it tries.
    const holds = [asTry.address, asFailure.address, asTry.account, asFailure.account];
    const taken = await takeAll(holds);
    if (!taken.ok) return taken;
    const passed = await passGuard(limits, login);
    if (!passed.ok) {
      await giveBackAll(holds);
      return passed;
    }
    return accepted({
      didNotFail: () => giveBackAll([asFailure.address, asFailure.account, ...passed.value]),
      didNotCount: () => giveBackAll([...holds, ...passed.value]),
    });
  };

/** Counts the same for a login that names no account, from an address alone. */
export const takeAddressTry =
  ({ failures, tries }: LoginLimits) =>
  async (address: string): Promise<Result<Pick<HeldTry, "didNotFail">, TooMany>> => {
    const asFailure = hold(failures.perAddress, address);
    const taken = await takeAll([hold(tries.perAddress, address), asFailure]);
    return taken.ok ? accepted({ didNotFail: () => giveBackAll([asFailure]) }) : taken;
  };

/** Once an account is guarded, familiar addresses go on as before and all others together share a few tries. */
async function passGuard(
  { unguarded, guarded, familiar }: LoginLimits,
  login: LoginTry,
): Promise<Result<readonly Hold[], TooMany>> {
  const account = accountOf(login);
  const before = await takeAll([hold(unguarded, account)]);
  if (before.ok) return before;
  return (await familiar.knows(account, login.address))
    ? accepted([])
    : takeAll([hold(guarded, account)]);
}

const hold = (limit: RateLimit, key: string): Hold => ({ limit, key });

const giveBackAll = async (holds: readonly Hold[]): Promise<void> => {
  for (const { limit, key } of holds) await limit.giveBack(key);
};

/** Takes one try of each, in order; if one refuses, those before it get theirs back. */
async function takeAll(holds: readonly Hold[]): Promise<Result<readonly Hold[], TooMany>> {
  for (const [index, { limit, key }] of holds.entries()) {
    const taken = await limit.take(key);
    if (taken.ok) continue;
    await giveBackAll(holds.slice(0, index));
    return taken;
  }
  return accepted(holds);
}
