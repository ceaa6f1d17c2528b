/**
 * Why an authenticator failed: the user cancelled or took too long, it already has a key, the page has another origin
 * than the keys, or it cannot do what is asked.
 */
export type AuthenticatorFault = "cancelled" | "known" | "elsewhere" | "unable";

/** The faults that are reported: a user who cancelled knows that they did. */
export type ReportedFault = Exclude<AuthenticatorFault, "cancelled">;
