/** Whether a new email is valid at once, or has to be confirmed by the link that was mailed to it. */
export type EmailOutcome = "changed" | "to-confirm";

/** Changes the email of the user's own account. Every call rejects with a Failure. */
export type EmailChange = {
  /** Ends every other session as soon as the new email is valid. */
  change(email: string): Promise<EmailOutcome>;
  /** Confirms the email, whoever is signed in here; an invalid link is `rejected` with `LINK_GONE`. */
  confirm(token: string): Promise<void>;
};
