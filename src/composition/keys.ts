import type { Actor } from "xstate";
import type { consentMachine } from "../application/machines/consent.machine.ts";
import type { sessionMachine } from "../application/machines/session.machine.ts";
import type { themeMachine } from "../application/machines/theme.machine.ts";
import type { Accounts } from "../application/ports/accounts.ts";
import type { Categories } from "../application/ports/categories.ts";
import type { Checkout } from "../application/ports/checkout.ts";
import type { Clock } from "../application/ports/clock.ts";
import type { ConsentStore } from "../application/ports/consent-store.ts";
import type { Goals } from "../application/ports/goals.ts";
import type { IdGenerator } from "../application/ports/id-generator.ts";
import type { PageVisibility } from "../application/ports/page-visibility.ts";
import type { SessionStore } from "../application/ports/session-store.ts";
import type { ThemeStore } from "../application/ports/theme-store.ts";
import type { Transactions } from "../application/ports/transactions.ts";
import type { SafeStorage } from "../infrastructure/browser/safe-storage.ts";
import type { Api } from "../infrastructure/http/api.ts";
import { key } from "./bind.ts";

/** All that the container knows by name. */
export const keys = {
  storage: key<SafeStorage>("storage"),
  api: key<Api>("api"),
  accounts: key<Accounts>("accounts"),
  categories: key<Categories>("categories"),
  checkout: key<Checkout>("checkout"),
  clock: key<Clock>("clock"),
  consentStore: key<ConsentStore>("consentStore"),
  goals: key<Goals>("goals"),
  ids: key<IdGenerator>("ids"),
  sessionStore: key<SessionStore>("sessionStore"),
  themeStore: key<ThemeStore>("themeStore"),
  transactions: key<Transactions>("transactions"),
  visibility: key<PageVisibility>("visibility"),
  session: key<Actor<typeof sessionMachine>>("session"),
  consent: key<Actor<typeof consentMachine>>("consent"),
  theme: key<Actor<typeof themeMachine>>("theme"),
};
