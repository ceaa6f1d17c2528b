import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { Authenticator } from "../../application/passkeys/authenticator.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import type { AuthenticatorFault } from "../../domain/users/authenticator-fault.ts";

/** The part of a page that holds its address. */
type Page = { readonly location: Pick<Location, "origin"> };

/** The fault for each name of a WebAuthn error; any other error means that the ceremony is not possible. */
const FAULTS: Readonly<Record<string, AuthenticatorFault>> = {
  AbortError: "cancelled",
  NotAllowedError: "cancelled",
  InvalidStateError: "known",
  SecurityError: "elsewhere",
};

const faultOf = (error: unknown): AuthenticatorFault =>
  (error instanceof Error && FAULTS[error.name]) || "unable";

const asked = (ceremony: Promise<object>): Promise<Result<object, AuthenticatorFault>> =>
  ceremony.then(accepted, (error: unknown) => refused(faultOf(error)));

/** Loaded when a key is made or used. */
const library = () => import("@simplewebauthn/browser");

/** The authenticators of the browser, by WebAuthn. */
export const webauthnAuthenticator = (page: Page): Authenticator => ({
  place: () => ({ origin: page.location.origin, hasPasskeys: "PublicKeyCredential" in page }),
  make: async (options) => {
    const { startRegistration } = await library();
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    return asked(startRegistration({ optionsJSON }));
  },
  prove: async (options) => {
    const { startAuthentication } = await library();
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    return asked(startAuthentication({ optionsJSON }));
  },
});
