import type { Session } from "./session.ts";

/** Whoever showed enough is signed in. */
export type SignedIn = { readonly type: "signed-in"; readonly session: Session };

/** A password that was right wants the code of a second factor beside it, and an opaque challenge stands for it until then. */
export type CodeWanted = { readonly type: "code-wanted"; readonly challenge: string };

/** The outcome of a login that is not refused, by whichever entrance: a password, a code after it, or a passkey. */
export type LoginOutcome = SignedIn | CodeWanted;
