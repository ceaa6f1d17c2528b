import * as v from "valibot";
import type { SessionStore } from "../../application/ports/session-store.ts";
import { decodeUser, encodeUser, userSchema } from "../../contract/users.ts";
import type { SafeStorage } from "./safe-storage.ts";
import { storageKeys } from "./storage-keys.ts";

const storedUser = v.pipe(v.string(), v.parseJson(), userSchema);

/** The session in the browser's storage; another tab's change arrives as a storage event. */
export const localSessionStore = (storage: SafeStorage, events: EventTarget): SessionStore => ({
  read: () => {
    const token = storage.get(storageKeys.token);
    const user = v.safeParse(storedUser, storage.get(storageKeys.user));
    return token && user.success ? { token, user: decodeUser(user.output) } : null;
  },
  write: ({ token, user }) => {
    storage.set(storageKeys.token, token);
    storage.set(storageKeys.user, JSON.stringify(encodeUser(user)));
  },
  clear: () => {
    storage.remove(storageKeys.token);
    storage.remove(storageKeys.user);
  },
  onChangedElsewhere: (listener) => {
    const hear = (event: Event) => {
      const { key } = event as StorageEvent;
      // A null key says that the whole storage was cleared.
      if (key === storageKeys.token || key === null) listener();
    };
    events.addEventListener("storage", hear);
    return () => {
      events.removeEventListener("storage", hear);
    };
  },
});
