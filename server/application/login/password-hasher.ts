import type { Result } from "../../../src/domain/shared/result.ts";

/** On whose behalf a password is hashed: those who wait take turns by origin, and within it by account. */
export type Applicant = {
  /** The address of a visitor, or the user of a session. */
  readonly origin: string;
  readonly account: string;
  /** Administrators go first. */
  readonly administers: boolean;
};

/** Hashes passwords slowly and on purpose; "busy" when too many already wait, or for too long. */
export type PasswordHasher = {
  readonly hash: (password: string, applicant: Applicant) => Promise<Result<string, "busy">>;
  readonly verify: (
    hash: string,
    password: string,
    applicant: Applicant,
  ) => Promise<Result<boolean, "busy">>;
  /** A hash that no password fits; verifying it takes as long as verifying a real one. */
  readonly decoy: string;
};
