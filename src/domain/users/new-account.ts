import type { Role } from "./user.ts";

/** An account that an administrator makes for somebody. */
export type NewAccount = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
};
