import { createHash } from "node:crypto";

/** Returns 22 URL-safe characters that identify a text. */
export const shortDigest = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 22);
