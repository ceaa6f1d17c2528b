import { createActor, type Actor } from "xstate";
import { documentVisibility } from "../../infrastructure/browser/document-visibility.ts";
import { localConsentStore } from "../../infrastructure/browser/stores/local-consent-store.ts";
import { localSessionStore } from "../../infrastructure/browser/stores/local-session-store.ts";
import { localThemeStore } from "../../infrastructure/browser/stores/local-theme-store.ts";
import { safeStorage } from "../../infrastructure/browser/stores/safe-storage.ts";
import { systemClock } from "../../infrastructure/browser/system-clock.ts";
import { httpApi } from "../../infrastructure/http/api.ts";
import type { HttpSession } from "../../infrastructure/http/call.ts";
import { httpAccounts } from "../../infrastructure/http/http-accounts.ts";
import { startOwnDevice } from "./own-device.ts";
import { startSession } from "./session.ts";
import { signOut } from "./sign-out.ts";
import { consentMachine } from "../../application/consent/consent.machine.ts";
import type { Clock } from "../../application/clock.ts";
import type { ConsentStore } from "../../application/consent/consent-store.ts";
import { themeMachine } from "../../application/device/theme.machine.ts";
import type { ThemeStore } from "../../application/device/theme-store.ts";

/** The parts of the page, signed in or not. */
export type Page = ReturnType<typeof startPage>;

/**
 * Wires by hand the few parts that the login needs: the container and its bindings are fetched only for signed-in
 * users.
 */
export function startPage() {
  const storage = safeStorage(() => localStorage);
  const tab = safeStorage(() => sessionStorage);
  const ownDevice = startOwnDevice(storage);
  const stored = localConsentStore(storage, tab);
  const consentStore = {
    ...stored,
    clear: () => {
      stored.clear();
      ownDevice.forgetUnsent();
      ownDevice.forget();
    },
  };
  // The session and the calls need each other: each looks the other up when it is called.
  const httpSession: HttpSession = {
    token: () => session.getSnapshot().context.session?.token ?? null,
    onUnauthenticated: () => {
      session.send({ type: "UNAUTHENTICATED" });
    },
    onForbidden: () => {
      session.send({ type: "REFRESH" });
    },
  };
  const api = httpApi(httpSession);
  const accounts = httpAccounts(api);
  const visibility = documentVisibility(document);
  const settled = async () => {
    await httpSession.beforeSignOut?.();
    await refusalTold;
  };
  const session = startSession(
    localSessionStore(storage, window),
    consentStore,
    accounts,
    visibility,
    signOut(accounts, settled, window),
    ownDevice.forget,
  );
  const consent = startConsent(consentStore, systemClock);
  let refusalTold: Promise<void> | undefined;
  consent.on("DECLINED", () => {
    refusalTold = import("../refusal.ts")
      .then((it) => it.refusal(api, httpSession, session))
      .catch(() => {});
  });
  return {
    api,
    httpSession,
    clock: systemClock,
    visibility,
    storage,
    tab,
    ownDevice,
    session,
    consentedAt: () => consentStore.read(),
    consent,
    theme: startTheme(localThemeStore(storage, document.documentElement)),
  };
}

/** Starts the page's consent from the one stored in this browser. */
export const startConsent = (store: ConsentStore, clock: Clock): Actor<typeof consentMachine> =>
  createActor(
    consentMachine.provide({
      actions: { store: () => store.write(clock.now()), forget: () => store.clear() },
    }),
    { input: { acceptedAt: store.read(), now: clock.now() } },
  ).start();

/** Starts the page's theme from the one stored in this browser. */
export const startTheme = (store: ThemeStore): Actor<typeof themeMachine> =>
  createActor(
    themeMachine.provide({
      actions: {
        apply: (_, { theme }) => store.apply(theme),
        store: (_, { theme }) => store.write(theme),
      },
    }),
    { input: { stored: store.read() } },
  ).start();
