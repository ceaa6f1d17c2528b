import { isAdmin, type User } from "../../../src/domain/users/user.ts";
import type { Applicant } from "./password-hasher.ts";

/** On whose behalf a user who is signed in has a password hashed. */
export const asApplicant = (user: User): Applicant => ({
  origin: user.id,
  account: user.username,
  administers: isAdmin(user),
});
