import { createActor, fromCallback, fromPromise, type Actor } from "xstate";
import { sessionMachine, type SessionEvent } from "../../application/login/session.machine.ts";
import type { Accounts } from "../../application/accounts/accounts.ts";
import type { ConsentStore } from "../../application/consent/consent-store.ts";
import type { PageVisibility } from "../../application/device/page-visibility.ts";
import type { SessionStore } from "../../application/login/session-store.ts";
import type { Session } from "../../domain/users/session.ts";

/** Starts the session of the page; when it ends, everything is tidied up and the browser goes to `/`, or anew to a launch that has yet to open. */
export function startSession(
  store: SessionStore,
  consent: ConsentStore,
  accounts: Pick<Accounts, "me">,
  visibility: PageVisibility,
  revoke: (token: string, patience: AbortSignal) => Promise<void>,
  leave: (goOn: () => void) => void = (goOn) => goOn(),
): Actor<typeof sessionMachine> {
  const outsideEvents = fromCallback<SessionEvent>(({ sendBack }) => {
    const stopStore = store.onChangedElsewhere(() => sendBack({ type: "ENDED_ELSEWHERE" }));
    const stopShown = visibility.onShown(() => sendBack({ type: "REFRESH" }));
    return () => {
      stopStore();
      stopShown();
    };
  });
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        restore: fromPromise(() => Promise.resolve(readOrForget(store))),
        loadUser: fromPromise(() => accounts.me()),
        revoke: fromPromise(({ input, signal }) => revoke(input.token, signal)),
        outsideEvents,
      },
      actions: {
        store: (_, { session }) => store.write(session),
        updateStored: (_, { session }) => store.update(session),
        forgetSession: (_, { session }) => session && store.end(session),
        forgetConsent: () => consent.clear(),
      },
    }),
  );
  actor.on("SIGNED_OUT", () => leave(leavePage));
  return actor.start();
}

/** Leaves a page without a session for `/`, unless public/boot.js has a launch that nobody has taken. */
const leavePage = (): unknown =>
  document.dispatchEvent(new Event("signedout", { cancelable: true })) && location.assign("/");

/** An incomplete session would send the visitor back and forth between two pages, so an unreadable one is removed. */
function readOrForget(store: SessionStore): Session | null {
  const session = store.read();
  if (session === null) store.clear();
  return session;
}
