import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import type { Sealing } from "../../application/second-factor/spend-code.ts";
import type { SealingKey } from "./sealing-key.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts with AES-256-GCM under a random nonce; the owner is authenticated too, so that a secret cannot be moved to
 * another user.
 */
export const aesSealing = (key: SealingKey, tellLost: () => void): Sealing => ({
  seal: async (owner, text) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, await key.make(), nonce).setAAD(Buffer.from(owner));
    const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString("base64url");
  },
  open: async (owner, sealed) => {
    const text = openWith(await key.find(), owner, Buffer.from(sealed, "base64url"));
    if (text === null) tellLost();
    return text === null ? refused("key-lost") : accepted(text);
  },
});

function openWith(key: Buffer | null, owner: string, sealed: Buffer): string | null {
  if (key === null || sealed.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return (
      decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") +
      decipher.final("utf8")
    );
  } catch {
    return null;
  }
}
