import type { IdGenerator } from "../../application/ports/id-generator.ts";

/**
 * 128 random bits in hexadecimal digits. Unlike `crypto.randomUUID`, this also works on a plain-HTTP address of the
 * home network.
 */
export const randomIds: IdGenerator = {
  next: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  },
};
