/** Recovery of a forgotten password. Every call rejects with a Failure. */
export type PasswordRecovery = {
  /** Whether links are sent by mail; otherwise an administrator makes them. */
  sendsMail(): Promise<boolean>;
  /** Sends a link to the owner of an email; never reveals whether there is one. */
  ask(email: string): Promise<void>;
  /** Sets the password of the user for whom a link was made; an invalid link is `rejected` with `LINK_GONE`. */
  conclude(token: string, password: string): Promise<void>;
};
