import "../ui/design/global.css.ts";
import "../ui/screens/gate/start-failure.css.ts";
import "../ui/screens/gate/starting.css.ts";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { localThemeStore } from "../infrastructure/browser/stores/local-theme-store.ts";
import { safeStorage, type SafeStorage } from "../infrastructure/browser/stores/safe-storage.ts";
import { storageKeys } from "../infrastructure/browser/stores/storage-keys.ts";
import type { EndedWith } from "../text/pages/ended-session.ts";
import { Landing } from "../ui/screens/landing/Landing.tsx";

/** What the landing page says of a session that ended in this tab without its person ending it. */
function endedIn(tab: SafeStorage): EndedWith | null {
  const ended = tab.get(storageKeys.ended);
  if (ended === null) return null;
  if (tab.get(storageKeys.drafts) !== null) return "draft";
  // The screen's path is a part of it, as infrastructure/browser/ended-session.ts writes it.
  return ended.includes("/importar") ? "file" : "nothing";
}

/** Hydrates the landing page, which is prerendered HTML except on the development server. */
export function startLanding(container: HTMLElement): void {
  const page = document.documentElement;
  const storage = safeStorage(() => localStorage);
  const tab = safeStorage(() => sessionStorage);
  // After a sign-out in another tab, what was typed here goes too.
  if (storage.get(storageKeys.consent) === null)
    for (const key of [storageKeys.drafts, storageKeys.ended]) tab.remove(key);
  const theme = localThemeStore(storage, page);
  const toggleTheme = () => {
    const next = page.classList.contains("dark") ? "light" : "dark";
    theme.apply(next);
    theme.write(next);
  };
  const loadCheckoutUrl = async () => {
    const { readInstallation } = await import("./installation.ts");
    return (await readInstallation()).checkoutUrl;
  };
  const landing = (
    <StrictMode>
      <Landing ended={endedIn(tab)} onToggleTheme={toggleTheme} loadCheckoutUrl={loadCheckoutUrl} />
    </StrictMode>
  );
  if (container.hasChildNodes()) hydrateRoot(container, landing);
  else createRoot(container).render(landing);
}
