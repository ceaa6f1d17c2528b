import type { Applicant } from "../../../server/application/login/password-hasher.ts";

/** Somebody at an address who wants a password hashed for an account. */
export const visitor = (origin: string, account: string): Applicant => ({
  origin,
  account,
  administers: false,
});

/** The same, for an account that administers. */
export const administrator = (origin: string, account = "admin"): Applicant => ({
  origin,
  account,
  administers: true,
});
