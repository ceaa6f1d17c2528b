/**
 * Why an authenticator answers nothing: its person left it or took too long, it has a key of theirs already, the page is
 * at another address than the keys, or it cannot do what is asked.
 */
export type AuthenticatorFault = "cancelled" | "known" | "elsewhere" | "unable";

/** Those that are worth a word: whoever left knows that they did. */
export type ToldFault = Exclude<AuthenticatorFault, "cancelled">;
