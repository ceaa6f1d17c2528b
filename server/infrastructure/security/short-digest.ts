import { createHash } from "node:crypto";

/** 22 characters for an address, by which a text is known again. */
export const shortDigest = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 22);
