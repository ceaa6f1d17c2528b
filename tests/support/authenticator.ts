import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import * as v from "valibot";
import { toCbor, type Cbor } from "./cbor.ts";

/** False statements of an authenticator, or of the browser before it. */
export type Lies = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  readonly userVerified?: boolean;
  readonly userPresent?: boolean;
  /** The counter from now on. */
  readonly counter?: number;
  readonly userHandle?: string | null;
  /** The name of another key. */
  readonly credential?: string;
  readonly format?: string;
};

const creationShape = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string() }),
  user: v.object({ id: v.string() }),
});
const proofShape = v.object({ challenge: v.string(), rpId: v.string() });

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const digest = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const KEY_INCLUDED = 64;

function clientData(type: string, challenge: string, origin: string, lies: Lies): Buffer {
  const { crossOrigin = false } = lies;
  const said = {
    type: lies.type ?? type,
    challenge: lies.challenge ?? challenge,
    origin: lies.origin ?? origin,
    crossOrigin,
  };
  return Buffer.from(JSON.stringify(said));
}

function authenticatorData(rpId: string, counter: number, lies: Lies, key?: Buffer): Buffer {
  const { userVerified = true, userPresent = true } = lies;
  const flags =
    (userPresent ? USER_PRESENT : 0) |
    (userVerified ? USER_VERIFIED : 0) |
    (key === undefined ? 0 : KEY_INCLUDED);
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags, 0);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([digest(lies.rpId ?? rpId), tail, ...(key === undefined ? [] : [key])]);
}

/**
 * Makes an authenticator with one key, in a browser that shows a page of the origin. `counts` is whether it has a
 * counter.
 */
export function softwareAuthenticator(origin: string, { counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const name = randomBytes(32);
  let counter = 0;
  let userHandle: string | null = null;
  const count = (lies: Lies) => (counter = lies.counter ?? (counts ? counter + 1 : 0));

  const key = () => {
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]);
    const length = Buffer.from([0, name.length]);
    return Buffer.concat([Buffer.alloc(16), length, name, toCbor(cose)]);
  };

  const answerWith = (response: object, { credential = text(name) }: Lies) => ({
    id: credential,
    rawId: credential,
    type: "public-key",
    clientExtensionResults: {},
    authenticatorAttachment: "platform",
    response,
  });

  return {
    credential: text(name),
    /** Creates its key for a request. */
    make: (options: unknown, lies: Lies = {}) => {
      const { challenge, rp, user } = v.parse(creationShape, options);
      userHandle = user.id;
      const attestation = new Map<string, Cbor>([
        ["fmt", lies.format ?? "none"],
        ["attStmt", new Map<string, Cbor>()],
        ["authData", authenticatorData(rp.id, count(lies), lies, key())],
      ]);
      return answerWith(
        {
          clientDataJSON: text(clientData("webauthn.create", challenge, origin, lies)),
          attestationObject: text(toCbor(attestation)),
          transports: ["internal", "hybrid"],
        },
        lies,
      );
    },
    /** Proves that it has its key. */
    prove: (options: unknown, lies: Lies = {}) => {
      const { challenge, rpId } = v.parse(proofShape, options);
      const said = clientData("webauthn.get", challenge, origin, lies);
      const data = authenticatorData(rpId, count(lies), lies);
      const signature = sign("sha256", Buffer.concat([data, digest(said)]), privateKey);
      const handle = lies.userHandle === undefined ? userHandle : lies.userHandle;
      return answerWith(
        {
          clientDataJSON: text(said),
          authenticatorData: text(data),
          signature: text(signature),
          ...(handle === null ? {} : { userHandle: handle }),
        },
        lies,
      );
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
