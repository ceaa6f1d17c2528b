import { passkeyUse, type PasskeyUse } from "../../domain/users/passkey-use.ts";
import type { Passkey } from "../../domain/users/passkey.ts";
import type { Authenticator } from "./authenticator.ts";
import type { ReadInstallation } from "../device/installation.ts";
import type { Passkeys } from "./passkeys.ts";

type Ports = {
  readonly passkeys: Pick<Passkeys, "list">;
  readonly installation: ReadInstallation;
  readonly authenticator: Pick<Authenticator, "place">;
};

/** The user's passkeys, and whether another one can be made here. */
export type PasskeysView = { readonly passkeys: readonly Passkey[]; readonly use: PasskeyUse };

/** Reads the passkeys of the signed-in user. */
export const viewPasskeys =
  ({ passkeys, installation, authenticator }: Ports) =>
  async (): Promise<PasskeysView> => {
    const [kept, { passkeyOrigin }] = await Promise.all([passkeys.list(), installation()]);
    return { passkeys: kept, use: passkeyUse(passkeyOrigin, authenticator.place()) };
  };
