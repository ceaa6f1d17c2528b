import "../ui/design/global.css.ts";
import "../ui/screens/gate/start-failure.css.ts";
import "../ui/screens/gate/starting.css.ts";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { localThemeStore } from "../infrastructure/browser/local-theme-store.ts";
import { safeStorage } from "../infrastructure/browser/safe-storage.ts";
import { storageKeys } from "../infrastructure/browser/storage-keys.ts";
import { Landing } from "../ui/screens/landing/Landing.tsx";

/** Hydrates the landing page, which is prerendered HTML except on the development server. */
export function startLanding(container: HTMLElement): void {
  const page = document.documentElement;
  const storage = safeStorage(() => localStorage);
  // After a sign-out in another tab, what was typed here goes too.
  if (storage.get(storageKeys.consent) === null)
    safeStorage(() => sessionStorage).remove(storageKeys.drafts);
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
      <Landing onToggleTheme={toggleTheme} loadCheckoutUrl={loadCheckoutUrl} />
    </StrictMode>
  );
  if (container.hasChildNodes()) hydrateRoot(container, landing);
  else createRoot(container).render(landing);
}
