/** Whether a new email counts already, or only once the link in the mail to it was opened. */
export type EmailOutcome = "changed" | "to-confirm";

/** Another email for one's own account. Every call rejects with a Failure. */
export type EmailChange = {
  /** Ends every other session as soon as it counts. */
  change(email: string): Promise<EmailOutcome>;
  /** Makes it count, whoever is signed in here; a link that is not good is `rejected` with `LINK_GONE`. */
  confirm(token: string): Promise<void>;
};
