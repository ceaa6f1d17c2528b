import type { Result } from "../../../src/domain/shared/result.ts";

/** Hashes passwords slowly and on purpose; "busy" when too many already wait. */
export type PasswordHasher = {
  readonly hash: (password: string) => Promise<Result<string, "busy">>;
  readonly verify: (hash: string, password: string) => Promise<Result<boolean, "busy">>;
  /** A hash that no password fits; verifying it takes as long as verifying a real one. */
  readonly decoy: string;
};
