import { Container } from "inversify";
import { documentVisibility } from "../infrastructure/browser/document-visibility.ts";
import { localConsentStore } from "../infrastructure/browser/local-consent-store.ts";
import { localSessionStore } from "../infrastructure/browser/local-session-store.ts";
import { localThemeStore } from "../infrastructure/browser/local-theme-store.ts";
import { randomIds } from "../infrastructure/browser/random-ids.ts";
import { safeStorage } from "../infrastructure/browser/safe-storage.ts";
import { systemClock } from "../infrastructure/browser/system-clock.ts";
import { httpApi } from "../infrastructure/http/api.ts";
import { httpAccounts } from "../infrastructure/http/http-accounts.ts";
import { httpCategories } from "../infrastructure/http/http-categories.ts";
import { httpCheckout } from "../infrastructure/http/http-checkout.ts";
import { httpGoals } from "../infrastructure/http/http-goals.ts";
import { httpTransactions } from "../infrastructure/http/http-transactions.ts";
import { startConsent, startSession, startTheme } from "./actors.ts";
import { bind } from "./bind.ts";
import { keys } from "./keys.ts";

/** Wires the adapters of this browser to the ports, and the actors that live as long as the page. */
export function makeContainer(): Container {
  const container = new Container();
  const session = () => container.get(keys.session);
  bind(container, keys.storage, [], () => safeStorage(() => localStorage));
  bind(container, keys.sessionStore, [keys.storage], (s) => localSessionStore(s, window));
  bind(container, keys.consentStore, [keys.storage], localConsentStore);
  bind(container, keys.themeStore, [keys.storage], (s) =>
    localThemeStore(s, document.documentElement),
  );
  bind(container, keys.clock, [], () => systemClock);
  bind(container, keys.ids, [], () => randomIds);
  bind(container, keys.visibility, [], () => documentVisibility(document));
  // The session needs the calls and the calls need the session: it is looked up when a call is made.
  bind(container, keys.api, [], () =>
    httpApi({
      token: () => session().getSnapshot().context.session?.token ?? null,
      onUnauthenticated: () => {
        session().send({ type: "UNAUTHENTICATED" });
      },
    }),
  );
  bind(container, keys.accounts, [keys.api], httpAccounts);
  bind(container, keys.categories, [keys.api], httpCategories);
  bind(container, keys.checkout, [keys.api], httpCheckout);
  bind(container, keys.goals, [keys.api], httpGoals);
  bind(container, keys.transactions, [keys.api], httpTransactions);
  bind(
    container,
    keys.session,
    [keys.sessionStore, keys.consentStore, keys.accounts, keys.visibility],
    startSession,
  );
  bind(container, keys.consent, [keys.consentStore, keys.clock], startConsent);
  bind(container, keys.theme, [keys.themeStore], startTheme);
  return container;
}
