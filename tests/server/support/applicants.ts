import type { Applicant } from "../../../server/application/login/password-hasher.ts";

/** A visitor's address that needs a password hash for an account. */
export const visitor = (origin: string, account: string): Applicant => ({
  origin,
  account,
  administers: false,
});

/** The same for an administrator's account. */
export const administrator = (origin: string, account = "admin"): Applicant => ({
  origin,
  account,
  administers: true,
});
