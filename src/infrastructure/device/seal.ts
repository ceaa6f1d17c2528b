/** A text that only its key opens, and only under the label that it was sealed with. */
export type Sealed = {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
};

const NAME = "AES-GCM";
const IV_BYTES = 12;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A key that no script can take out of the browser. */
export const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: NAME, length: 256 }, false, ["encrypt", "decrypt"]);

/** Seals a text, each time with another initialization vector. */
export async function seal(key: CryptoKey, label: string, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const how = { name: NAME, iv, additionalData: bytesOf(label) };
  return { iv, bytes: await crypto.subtle.encrypt(how, key, bytesOf(text)) };
}

/** Rejects if anything of it was changed, or if it was sealed under another label. */
export async function unseal(
  key: CryptoKey,
  label: string,
  { iv, bytes }: Sealed,
): Promise<string> {
  const how = { name: NAME, iv, additionalData: bytesOf(label) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(how, key, bytes));
}
