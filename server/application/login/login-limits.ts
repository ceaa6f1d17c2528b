import { accepted, type Result } from "../../../src/domain/shared/result.ts";
import type { FamiliarAddresses } from "./familiar-addresses.ts";
import type { RateLimit, TooMany } from "./rate-limit.ts";

/** A limit per address, and one per account and address. */
type LimitsPerOrigin = { readonly perAddress: RateLimit; readonly perAccount: RateLimit };

/** The limits on logins. */
export type LoginLimits = {
  readonly failures: LimitsPerOrigin;
  /** Larger, and independent of the outcome: hashing is expensive even with a correct password. */
  readonly tries: LimitsPerOrigin;
  /** Failed logins of one account from any address; above it the account is guarded. */
  readonly unguarded: RateLimit;
  /** All logins of one guarded account from addresses not familiar to it. */
  readonly guarded: RateLimit;
  readonly familiar: FamiliarAddresses;
};

/** A login attempt: its username and address. */
export type LoginTry = { readonly username: string; readonly address: string };

/** A key for an account, the same whether it exists or not. */
export const accountOf = ({ username }: Pick<LoginTry, "username">): string =>
  username.toLowerCase();

type Hold = { readonly limit: RateLimit; readonly key: string };

/** The attempts held by a login until its outcome is known; a failure returns none of them. */
export type HeldTry = {
  /** For a login that did not fail: it counts as an attempt only. */
  readonly didNotFail: () => Promise<void>;
  /** For a login that was not examined: it does not count at all. */
  readonly didNotCount: () => Promise<void>;
};

/** Counts an attempt as failed before its outcome is known, so that parallel guesses cannot bypass the limits. */
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
    // Addresses first: a refused address leaves no trace of the usernames that it tries.
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

/** Counts a login that names no account in the same way, by address alone. */
export const takeAddressTry =
  ({ failures, tries }: LoginLimits) =>
  async (address: string): Promise<Result<Pick<HeldTry, "didNotFail">, TooMany>> => {
    const asFailure = hold(failures.perAddress, address);
    const taken = await takeAll([hold(tries.perAddress, address), asFailure]);
    return taken.ok ? accepted({ didNotFail: () => giveBackAll([asFailure]) }) : taken;
  };

/** For a guarded account, familiar addresses are unaffected, and all others share a few attempts. */
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

/** Takes one attempt from each limit, in order; if one refuses, the earlier ones are returned. */
async function takeAll(holds: readonly Hold[]): Promise<Result<readonly Hold[], TooMany>> {
  for (const [index, { limit, key }] of holds.entries()) {
    const taken = await limit.take(key);
    if (taken.ok) continue;
    await giveBackAll(holds.slice(0, index));
    return taken;
  }
  return accepted(holds);
}
