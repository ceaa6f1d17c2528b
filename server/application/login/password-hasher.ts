import type { Result } from "../../../src/domain/shared/result.ts";

/** The applicant for a password hash: waiting applicants take turns by origin, and within an origin by account. */
export type Applicant = {
  /** The address of a visitor, or the user of a session. */
  readonly origin: string;
  readonly account: string;
  /** Administrators go first. */
  readonly administers: boolean;
};

/** Hashes passwords deliberately slowly; "busy" if too many are waiting, or for too long. */
export type PasswordHasher = {
  readonly hash: (password: string, applicant: Applicant) => Promise<Result<string, "busy">>;
  readonly verify: (
    hash: string,
    password: string,
    applicant: Applicant,
  ) => Promise<Result<boolean, "busy">>;
  /** A hash that no password matches; verifying it takes as long as verifying a real one. */
  readonly decoy: string;
};
