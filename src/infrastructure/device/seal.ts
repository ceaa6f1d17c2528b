/** An encrypted text, which only its key opens, and only under the label that it was sealed with. */
export type Sealed = {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
};

const NAME = "AES-GCM";
export const IV_BYTES = 12;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A key that scripts cannot export. */
export const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: NAME, length: 256 }, false, ["encrypt", "decrypt"]);

/** A key that scripts cannot export, made of a secret: the same for the same salt and purpose. */
export async function keyFrom(
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  purpose: string,
): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const how = { name: "HKDF", hash: "SHA-256", salt, info: bytesOf(purpose) };
  const made = { name: NAME, length: 256 };
  return crypto.subtle.deriveKey(how, base, made, false, ["encrypt", "decrypt"]);
}

/** Encrypts a text, each time with a new initialization vector. */
export async function seal(key: CryptoKey, label: string, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const how = { name: NAME, iv, additionalData: bytesOf(label) };
  return { iv, bytes: await crypto.subtle.encrypt(how, key, bytesOf(text)) };
}

/** Decrypts a text; rejects if it was changed, or was sealed under another label. */
export async function unseal(
  key: CryptoKey,
  label: string,
  { iv, bytes }: Sealed,
): Promise<string> {
  const how = { name: NAME, iv, additionalData: bytesOf(label) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(how, key, bytes));
}
