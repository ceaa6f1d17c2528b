import { accepted, type Result } from "../../src/domain/shared/result.ts";
import type { RateLimit, TooMany } from "./ports/rate-limit.ts";

/** The limits on failed logins: of one account from one address, and of one address at all. */
export type LoginLimits = { readonly perAccount: RateLimit; readonly perAddress: RateLimit };

/** Who tries to log in, from where. */
export type LoginTry = { readonly username: string; readonly address: string };

const accountKey = ({ username, address }: LoginTry) => `${address} ${username.toLowerCase()}`;

/** Counts a try as failed before its outcome is known, so that parallel guesses cannot overtake the limit. */
export const takeLoginTry =
  ({ perAccount, perAddress }: LoginLimits) =>
  async (login: LoginTry): Promise<Result<null, TooMany>> => {
    const account = await perAccount.take(accountKey(login));
    if (!account.ok) return account;
    const address = await perAddress.take(login.address);
    return address.ok ? accepted(null) : address;
  };

/** Takes the count back for a try that did not fail. */
export const giveBackLoginTry =
  ({ perAccount, perAddress }: LoginLimits) =>
  async (login: LoginTry): Promise<void> => {
    await perAccount.giveBack(accountKey(login));
    await perAddress.giveBack(login.address);
  };
