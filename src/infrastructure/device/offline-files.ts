/** The connection as the browser describes it, where it does. */
type Connection = { readonly saveData?: boolean };

/**
 * The offline copy of the product's own files on a private device, so that it starts without a network. Never throws.
 */
export const offlineFiles = {
  keep: async (): Promise<void> => {
    try {
      await navigator.serviceWorker.register("/offline.js");
    } catch {
      // The browser allows no service worker: the product starts only with a network.
    }
  },
  /** Has the files of the other screens stored too, once the page is idle; not where the user saves data. */
  keepRest: async (isOwn: () => boolean): Promise<void> => {
    const { connection } = navigator as Navigator & { readonly connection?: Connection };
    if (connection?.saveData) return;
    const { active } = await navigator.serviceWorker.ready;
    await idle();
    // Else the files would be stored anew after they were removed.
    if (isOwn()) active?.postMessage({ type: "idle" }, []);
  },
  forget: async (): Promise<void> => {
    try {
      const registrations = await navigator.serviceWorker.getRegistrations();
      await Promise.all(registrations.map((registration) => registration.unregister()));
      const names = await caches.keys();
      await Promise.all(names.map((name) => caches.delete(name)));
    } catch {
      // The browser allows no service worker, so there is nothing to remove.
    }
  },
};

/** Resolves once the page has nothing to do. Safari cannot say so: there a moment has to do. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1000);
  });
