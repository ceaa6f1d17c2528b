import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Passkey } from "../../../src/domain/users/passkey.ts";
import type { Passkeys } from "./passkeys.ts";

type Ports = { readonly passkeys: Pick<Passkeys, "listOf"> };

/** Lists a user's passkeys, newest last. */
export const listPasskeys =
  ({ passkeys }: Ports) =>
  async (owner: UserId): Promise<readonly Passkey[]> =>
    (await passkeys.listOf(owner)).map(({ id, name, madeAt, usedAt }) => ({
      id,
      name,
      madeAt,
      usedAt,
    }));
