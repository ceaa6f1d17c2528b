import type { Role } from "./user.ts";

/** An account that an administrator creates for a user. */
export type NewAccount = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
};
