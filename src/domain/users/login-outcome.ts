import type { Session } from "./session.ts";

/** The login is complete. */
export type SignedIn = { readonly type: "signed-in"; readonly session: Session };

/**
 * The password was right, but the code of a second factor is needed; an opaque challenge stands for the password until
 * then.
 */
export type CodeWanted = { readonly type: "code-wanted"; readonly challenge: string };

/** The outcome of a login that is not refused: by a password, a code after it, or a passkey. */
export type LoginOutcome = SignedIn | CodeWanted;
