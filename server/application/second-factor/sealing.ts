import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";

/** Encrypts users' secrets with a key that is not in the database; each can be opened only for its user. */
export type Sealing = {
  readonly seal: (owner: UserId, text: string) => Promise<string>;
  /** "key-lost" if it was sealed with another key than the present one. */
  readonly open: (owner: UserId, sealed: string) => Promise<Result<string, "key-lost">>;
};
