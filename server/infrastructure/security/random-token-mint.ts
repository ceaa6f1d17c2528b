import { createHash, randomBytes } from "node:crypto";
import type { TokenMint } from "../../application/login/token-mint.ts";

/** Makes tokens of 32 random bytes; a fast digest is enough for unguessable values. */
export const randomTokenMint: TokenMint = {
  newToken: () => randomBytes(32).toString("base64url"),
  digestOf: (token) => createHash("sha256").update(token).digest("hex"),
};
