import type { PasskeyId, UserId } from "../../../src/domain/shared/ids.ts";
import type { Passkeys } from "../ports/passkeys.ts";

type Ports = { readonly passkeys: Pick<Passkeys, "rename"> };

/** Gives one of somebody's keys another name; whether it was theirs. */
export const renamePasskey =
  ({ passkeys }: Ports) =>
  (owner: UserId, id: PasskeyId, name: string): Promise<boolean> =>
    passkeys.rename(owner, id, name);
