import * as v from "valibot";
import type { SessionStore } from "../../../application/login/session-store.ts";
import type { Session } from "../../../domain/users/session.ts";
import { decodeUser, encodeUser, userSchema } from "../../../contract/administration/users.ts";
import type { SafeStorage } from "./safe-storage.ts";
import { storageKeys } from "./storage-keys.ts";

const storedUser = v.pipe(v.string(), v.parseJson(), userSchema);

/** The session in the browser's storage; another tab's change arrives as a storage event. */
export function localSessionStore(storage: SafeStorage, events: EventTarget): SessionStore {
  const write = ({ token, user }: Session) => {
    storage.set(storageKeys.token, token);
    storage.set(storageKeys.user, JSON.stringify(encodeUser(user)));
  };
  const clear = () => {
    storage.remove(storageKeys.token);
    storage.remove(storageKeys.user);
  };
  const holds = ({ token }: Session) => storage.get(storageKeys.token) === token;
  return {
    read: () => {
      const token = storage.get(storageKeys.token);
      const user = v.safeParse(storedUser, storage.get(storageKeys.user));
      return token && user.success ? { token, user: decodeUser(user.output) } : null;
    },
    write,
    update: (session) => {
      if (holds(session)) write(session);
    },
    end: (session) => {
      if (holds(session)) clear();
    },
    clear,
    onChangedElsewhere: (listener) => {
      const onStorage = (event: Event) => {
        const { key } = event as StorageEvent;
        // A null key means that the whole storage was cleared.
        if (key === storageKeys.token || key === null) listener();
      };
      events.addEventListener("storage", onStorage);
      return () => {
        events.removeEventListener("storage", onStorage);
      };
    },
  };
}
