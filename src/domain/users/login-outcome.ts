import type { Session } from "./session.ts";

/** Stands for a password that was right, until the code of a second factor comes with it; opaque. */
export type LoginChallenge = { readonly challenge: string };

/** The outcome of a right password: a session, or the challenge of a second step. */
export type LoginOutcome = Session | LoginChallenge;
