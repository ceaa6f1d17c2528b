/** Proves to the server that it is the person of the session who sits here (/auth/presenca). */
export type Presence = {
  /** Holds for ten minutes. Rejects with a Failure; a wrong password is `rejected`, in the field `senha`. */
  confirm(password: string): Promise<void>;
};
