import type { Session } from "./session.ts";

/** Stands for a password that was right, until the code of a second factor comes with it; opaque. */
export type LoginChallenge = { readonly challenge: string };

/** What a right password brings: a session, or what a second step needs. */
export type LoginOutcome = Session | LoginChallenge;
