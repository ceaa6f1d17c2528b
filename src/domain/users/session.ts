import type { User } from "./user.ts";

/** Who is signed in, and the bearer token that proves it. */
export type Session = { readonly token: string; readonly user: User };
