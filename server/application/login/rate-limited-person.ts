import { isAdmin, type User } from "../../../src/domain/users/user.ts";
import type { Applicant } from "./password-hasher.ts";

/** Returns the applicant for a password hash that a signed-in user needs. */
export const rateLimitedPerson = (user: User): Applicant => ({
  origin: user.id,
  account: user.username,
  administers: isAdmin(user),
});
