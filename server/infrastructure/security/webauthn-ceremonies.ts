import type { AuthenticatorTransport } from "@simplewebauthn/server";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { KeyProof, MadeKey } from "../../../src/domain/users/passkey.ts";
import { LIFETIMES } from "../../application/login/make-token.ts";
import type { Ceremonies } from "../../application/passkeys/ceremonies.ts";
import type { Credential } from "../../application/passkeys/passkeys.ts";
import { certifies } from "./webauthn-attestation.ts";

/** The relying party of WebAuthn: the page's origin, and the host name that keys are bound to. */
export type RelyingParty = { readonly origin: string; readonly id: string; readonly name: string };

/** EdDSA, ES256 and RS256; every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257];

const toBytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** Returns the user handle of a new key, which the authenticator repeats in each proof. */
const handleOf = (user: UserId) => new TextEncoder().encode(user);

/** Loaded when first needed: most installations start without any passkeys. */
const library = () => import("@simplewebauthn/server");

/** Makes WebAuthn ceremonies, for discoverable keys with user verification. */
export const webauthnCeremonies = ({ origin, id, name }: RelyingParty): Ceremonies => {
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  });
  return {
    toMake: async (challenge, { user, username, known }) =>
      (await library()).generateRegistrationOptions({
        rpName: name,
        rpID: id,
        userID: handleOf(user),
        userName: username,
        userDisplayName: username,
        challenge: toBytes(challenge),
        timeout: LIFETIMES.passkey,
        attestationType: "none",
        excludeCredentials: known.map(asListed),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    toProve: async (challenge, among) =>
      (await library()).generateAuthenticationOptions({
        rpID: id,
        challenge: toBytes(challenge),
        timeout: LIFETIMES.passkey,
        userVerification: "required",
        ...(among !== undefined && { allowCredentials: among.map(asListed) }),
      }),
    challengeIn,
    verifyMade: (challenge, made) =>
      orNull(async () => {
        if (isFramed(made.clientData) || !(await certifies(made.attestation))) return null;
        const { verifyRegistrationResponse } = await library();
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...expected(challenge),
          response: asMade(made),
          supportedAlgorithmIDs: ALGORITHMS,
        });
        if (!verified || registrationInfo.credential.id !== made.credential) return null;
        const { publicKey, counter } = registrationInfo.credential;
        const { credential, transports } = made;
        return { credential, publicKey: toText(publicKey), counter, transports };
      }),
    verifyProof: (challenge, proof, passkey) =>
      orNull(async () => {
        if (isFramed(proof.clientData)) return null;
        if (proof.userHandle !== toText(handleOf(passkey.owner))) return null;
        const { verifyAuthenticationResponse } = await library();
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected(challenge),
          response: asProof(proof),
          credential: asKnown(passkey),
        });
        return verified ? authenticationInfo.newCounter : null;
      }),
  };
};

/** Returns null where the library throws for invalid input. */
const orNull = <Outcome>(verify: () => Promise<Outcome | null>): Promise<Outcome | null> =>
  verify().catch(() => null);

function clientDataOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return typeof said === "object" ? (said as Readonly<Record<string, unknown>> | null) : null;
  } catch {
    return null;
  }
}

function challengeIn(clientData: string): string | null {
  const challenge = clientDataOf(clientData)?.["challenge"];
  return typeof challenge === "string" ? challenge : null;
}

/** Whether our page was in another page's frame, which no browser allows. */
const isFramed = (clientData: string): boolean =>
  clientDataOf(clientData)?.["crossOrigin"] === true;

const asListed = ({ credential, transports }: Credential) => ({
  id: credential,
  transports: [...transports] as AuthenticatorTransport[],
});

const asMade = ({ credential, clientData, attestation }: MadeKey) => ({
  id: credential,
  rawId: credential,
  type: "public-key" as const,
  clientExtensionResults: {},
  response: { clientDataJSON: clientData, attestationObject: attestation },
});

const asProof = ({ credential, clientData, ...proof }: KeyProof) => ({
  id: credential,
  rawId: credential,
  type: "public-key" as const,
  clientExtensionResults: {},
  response: {
    clientDataJSON: clientData,
    authenticatorData: proof.authenticatorData,
    signature: proof.signature,
  },
});

/** Without the counter, which is checked under the user's lock. */
const asKnown = ({ credential, publicKey }: Credential) => ({
  id: credential,
  publicKey: toBytes(publicKey),
  counter: 0,
});
