import { describe } from "vitest";
import { fakeAccounts } from "../../support/fakes/fake-accounts.ts";
import { fakeCategories } from "../../support/fakes/fake-categories.ts";
import { fakeCheckout } from "../../support/fakes/fake-checkout.ts";
import { fakeConsentStore } from "../../support/fakes/fake-consent-store.ts";
import { fakeGoals } from "../../support/fakes/fake-goals.ts";
import { fakeProfiles } from "../../support/fakes/fake-profiles.ts";
import { fakeSessionStore } from "../../support/fakes/fake-session-store.ts";
import { fakeThemeStore } from "../../support/fakes/fake-theme-store.ts";
import { fakeTransactions } from "../../support/fakes/fake-transactions.ts";
import { brokenLine, openLine, type Line } from "../../support/fakes/line.ts";
import { accountsSuite } from "./accounts.suite.ts";
import { categoriesSuite } from "./categories.suite.ts";
import { checkoutSuite } from "./checkout.suite.ts";
import { consentStoreSuite } from "./consent-store.suite.ts";
import { goalsSuite } from "./goals.suite.ts";
import type { Lines } from "./lines.ts";
import { profilesSuite } from "./profiles.suite.ts";
import { sessionStoreSuite } from "./session-store.suite.ts";
import { themeStoreSuite } from "./theme-store.suite.ts";
import { transactionsSuite } from "./transactions.suite.ts";

const lines = <Port>(make: (line: Line) => Port): Lines<Port> => ({
  signedIn: make(openLine()),
  signedOut: make(brokenLine({ type: "unauthenticated" })),
  cutOff: make(brokenLine({ type: "offline" })),
});

describe("in memory", () => {
  transactionsSuite(async () => lines((line) => fakeTransactions([], line)));
  categoriesSuite(async () => lines(fakeCategories));
  goalsSuite(async (goals) => lines((line) => fakeGoals(goals, line, 2)));
  profilesSuite(async () => lines((line) => fakeProfiles(null, line)));
  checkoutSuite(async (address) => ({
    ...lines((line) => fakeCheckout(address, line)),
    signedOut: fakeCheckout(address),
  }));
  accountsSuite(async () => {
    let token: string | null = null;
    return {
      accounts: fakeAccounts(() => token),
      cutOff: fakeAccounts(() => token, brokenLine({ type: "offline" })),
      hold: (held) => {
        token = held;
      },
    };
  });
  sessionStoreSuite(fakeSessionStore);
  consentStoreSuite(fakeConsentStore);
  themeStoreSuite(fakeThemeStore);
});
