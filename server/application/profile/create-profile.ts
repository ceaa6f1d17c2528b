import type { UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Profile } from "../../../src/domain/users/profile.ts";
import { performOnce, type OnceKey } from "../ledger/perform-once.ts";
import type { Clock } from "../clock.ts";
import type { UserWork } from "../stores.ts";

type Ports = { readonly userWork: UserWork; readonly clock: Clock };

/** Creates the personal data of a user. */
export const createProfile =
  ({ userWork, clock }: Ports) =>
  (
    owner: UserId,
    profile: Profile,
    once: OnceKey,
  ): Promise<Result<Profile, "profile-exists" | "key-reused">> =>
    userWork(owner, ({ profiles, idempotencyKeys }) =>
      performOnce(idempotencyKeys, { user: owner, ledger: null }, once, clock.now(), async () =>
        (await profiles.add(owner, profile)) ? accepted(profile) : refused("profile-exists"),
      ),
    );
