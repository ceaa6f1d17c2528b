import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { isAdmin } from "../../../src/domain/users/user.ts";
import { endLinks, goodToken } from "../login/make-token.ts";
import type { OneTimeTokens } from "../login/one-time-tokens.ts";
import type { PasswordHasher } from "../login/password-hasher.ts";
import type { RateLimit, TooMany } from "../login/rate-limit.ts";
import type { UserWork } from "../stores.ts";
import type { TokenMint } from "../login/token-mint.ts";
import type { Users } from "../administration/users.ts";
import type { WithDiskReserve } from "../with-disk-reserve.ts";
import { mailAccountEvent, type AccountEventMail } from "../profile/mail-account-event.ts";

type Ports = AccountEventMail & {
  readonly users: Pick<Users, "withId">;
  readonly oneTimeTokens: Pick<OneTimeTokens, "find">;
  readonly userWork: UserWork;
  readonly mint: TokenMint;
  readonly hasher: PasswordHasher;
  readonly withDiskReserve: WithDiskReserve;
  readonly limit: RateLimit;
};

/** A link's token, and the new password. */
export type Recovery = { readonly token: string; readonly password: string };

/** Why a link sets no new password; an unknown, used or expired one is refused without distinction. */
export type RecoveryRefusal = "link-gone" | "busy" | TooMany;

/**
 * Replaces the password of a link's owner, once. All of their sessions and links end; a suspension and a second factor
 * stay.
 */
export const concludeRecovery =
  (ports: Ports) =>
  async (
    { token, password }: Recovery,
    address: string,
  ): Promise<Result<null, RecoveryRefusal>> => {
    const taken = await ports.limit.take(address);
    if (!taken.ok) return taken;
    const digest = ports.mint.digestOf(token);
    const link = await goodToken(ports, ports.oneTimeTokens, "reset", digest);
    const account = link && (await ports.users.withId(link.owner));
    if (!account) return refused("link-gone");
    const { id, username } = account.user;
    // Before any lock is taken.
    const applicant = {
      origin: address,
      account: username.toLowerCase(),
      administers: isAdmin(account.user),
    };
    const hashed = await ports.hasher.hash(password, applicant);
    if (!hashed.ok) return hashed;
    return ports.withDiskReserve(() =>
      ports.userWork(id, async (stores): Promise<Result<null, RecoveryRefusal>> => {
        const there = await stores.users.withId(id);
        const still = await goodToken(ports, stores.oneTimeTokens, "reset", digest);
        if (there === null || still?.owner !== id) return refused("link-gone");
        await stores.users.replace({ ...there, passwordHash: hashed.value });
        await endLinks(stores.oneTimeTokens, id);
        await stores.tokens.keepNewest(id, 0, 0);
        await mailAccountEvent(ports)(stores, id, { type: "password-reset" });
        return accepted(null);
      }),
    );
  };
