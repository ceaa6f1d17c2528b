import type { Session } from "../../domain/users/session.ts";

/** Stores the session across reloads. Never throws: storage that fails, or holds invalid data, reads as no session. */
export type SessionStore = {
  read(): Session | null;
  write(session: Session): void;
  /** Writes the current session; does nothing if another tab has ended it, or has signed in as another user. */
  update(session: Session): void;
  /** Removes an ended session, but not one that another tab has started since. */
  end(session: Session): void;
  /** Removes whatever is stored. */
  clear(): void;
  /** Calls back when another tab signs out or in; returns a function that stops it. */
  onChangedElsewhere(listener: () => void): () => void;
};
