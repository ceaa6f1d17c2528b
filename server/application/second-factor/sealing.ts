import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";

/** Seals secrets of users with a key that is in no database: each opens for its user alone. */
export type Sealing = {
  readonly seal: (owner: UserId, text: string) => Promise<string>;
  /** "key-lost" if it was sealed with another key than the one there is. */
  readonly open: (owner: UserId, sealed: string) => Promise<Result<string, "key-lost">>;
};
