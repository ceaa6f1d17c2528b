import type { User } from "../../domain/users/user.ts";
import type { Credentials } from "./entrances.ts";

export type Registration = Credentials & { readonly email: string };

/** Registers visitors (/auth/register). Every call rejects with a Failure. */
export type Registrations = {
  register(registration: Registration): Promise<User>;
};
