/** A forgotten password. Every call rejects with a Failure. */
export type PasswordRecovery = {
  /** Whether links go out by mail; where they do not, an administrator makes them. */
  sendsMail(): Promise<boolean>;
  /** Has a link sent to whoever has an email; it stays untold whether anybody does. */
  ask(email: string): Promise<void>;
  /** Replaces the password of whoever a link was made for; one that is not good is `rejected` with `LINK_GONE`. */
  conclude(token: string, password: string): Promise<void>;
};
