import type { Session } from "../../domain/users/session.ts";

/**
 * Where the session survives a reload. Never throws: storage that fails or holds rubbish reads as no session.
 */
export type SessionStore = {
  read(): Session | null;
  write(session: Session): void;
  /** Writes what a session is by now; nothing if another tab has ended it, or has signed in as somebody else. */
  update(session: Session): void;
  /** Forgets a session that has ended; nothing of another that another tab has begun since. */
  end(session: Session): void;
  /** Forgets whatever is there. */
  clear(): void;
  /** Calls back when another tab signs out or in; answers how to stop listening. */
  onChangedElsewhere(listener: () => void): () => void;
};
