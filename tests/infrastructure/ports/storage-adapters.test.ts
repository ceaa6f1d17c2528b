// @vitest-environment happy-dom
import { describe } from "vitest";
import { localConsentStore } from "../../../src/infrastructure/browser/stores/local-consent-store.ts";
import { localSessionStore } from "../../../src/infrastructure/browser/stores/local-session-store.ts";
import { localThemeStore } from "../../../src/infrastructure/browser/stores/local-theme-store.ts";
import { consentStoreSuite } from "./consent-store.suite.ts";
import { sessionStoreSuite } from "./session-store.suite.ts";
import { STORAGES } from "./storages.ts";
import { themeStoreSuite } from "./theme-store.suite.ts";

describe.each(STORAGES)("$name", ({ open }) => {
  sessionStoreSuite(() => {
    const events = new EventTarget();
    const endElsewhere = () => {
      localStorage.removeItem("token");
      events.dispatchEvent(new StorageEvent("storage", { key: "token" }));
    };
    return { store: localSessionStore(open(), events), endElsewhere };
  });

  consentStoreSuite(() => localConsentStore(open(), open()));

  themeStoreSuite(() => {
    const root = document.createElement("html");
    const shown = () => (root.classList.contains("dark") ? "dark" : "light");
    return { store: localThemeStore(open(), root), shown };
  });
});
