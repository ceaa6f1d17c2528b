import type { SessionStore } from "../../../src/application/login/session-store.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import { listeners } from "./listeners.ts";

/** A session kept in memory, and another tab that may end it. */
export function fakeSessionStore(begun: Session | null = null) {
  const { listen, tell } = listeners();
  let kept = begun;
  const store: SessionStore = {
    read: () => kept,
    write: (session) => {
      kept = session;
    },
    update: (session) => {
      if (kept?.token === session.token) kept = session;
    },
    end: (session) => {
      if (kept?.token === session.token) kept = null;
    },
    clear: () => {
      kept = null;
    },
    onChangedElsewhere: listen,
  };
  const endElsewhere = () => {
    kept = null;
    tell();
  };
  return { store, endElsewhere };
}
